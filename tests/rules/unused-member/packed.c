#pragma pack(push, 1)
struct header {
    char magic[4];
    unsigned length;
};
#pragma pack(pop)

unsigned length_of(struct header* read) {
    return read->length;
}
