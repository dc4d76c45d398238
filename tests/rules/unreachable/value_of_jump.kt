class Scope {
    fun scope(directive: Import): ImportingScope {
        return importedScopes(directive) ?: ImportingScope.Empty
    }
}
