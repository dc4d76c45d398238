class Request {
    void read(Body body) {
        Response Response;
        Response = (Response) body;
        Response.read();
        Body other;
        other.read();  //! use-before-assignment
    }
}
