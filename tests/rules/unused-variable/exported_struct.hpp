enum Status { fine };
struct Encoding { int number; };

struct EXPORTED Result {
    Status status;
    Encoding encoding;
    Result();
};
