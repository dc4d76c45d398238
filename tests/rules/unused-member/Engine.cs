using UnityEngine;

public class Panel : MonoBehaviour
{
    private int depth;

    private void Awake()
    {
        depth = 1;
    }

    private void OnGUI()
    {
        Debug.Log(depth);
    }

    private void OnCollisionEnter(Collision collision)
    {
    }

    private bool HasFrameBounds()
    {
        return true;
    }

    private void Lost()  //! unused-member
    {
    }
}
