class Rows {
    int count; //! unused-member
    int kept;

public:
    int size();
};

int Rows::size() { return kept; }

class Friends {
    int count;
    friend class Rows;
};
