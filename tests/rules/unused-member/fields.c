struct node {
    int value;
    int mark; //! unused-member
    struct node *next;
};

typedef struct {
    int width;
    int height; //! unused-member
} box;

int sum(const struct node *node, box *around) {
    return node->value + node->next->value + around->width;
}
