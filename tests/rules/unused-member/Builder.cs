namespace Tasks
{
    public class Panel
    {
        private void Awake()  //! unused-member
        {
        }

        private object ObjectIdForDebugger
        {
            get { return this; }
        }
    }
}
