class Module {
    private val mHybridData: HybridData
    private val mOther: HybridData  //! unused-member

    init {
        mHybridData = initHybrid()
        mOther = initHybrid()
    }
}
