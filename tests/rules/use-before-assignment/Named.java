class Named {
    String scriptType(int node) { return "" + node; }
    String of(int node) {
        String scriptType;
        if (node == 0) {
            scriptType = scriptType(node);
        } else {
            scriptType = "x";
        }
        return scriptType;
    }
}
