class TEST_CLASS( ledger_test )
{
    static const int count;
public:
    void TEST_FUNCTION( empty );
};
