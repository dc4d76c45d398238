using System;
using System.Runtime.InteropServices;

[StructLayout(LayoutKind.Sequential)]
struct Laid
{
    int reserved;
}

#if PACKED
[StructLayout(LayoutKind.Sequential, Pack=4)]
#else
[StructLayout(LayoutKind.Sequential)]
#endif
struct LaidByBuild
{
    int reserved;
}

struct Passed
{
    int reserved;
}

struct Sized
{
    int reserved;
}

struct Read
{
    int reserved;
}

struct Cast
{
    int reserved;
}

struct Plain
{
    int reserved;  //! unused-member
}

class Info
{
    [DllImport("gpod")]
    static extern void Fill(ref Passed passed);

    public int Size(IntPtr at)
    {
        Fill(ref Make());
        return Marshal.SizeOf(typeof(Sized)) + sizeof(Cast) + Marshal.PtrToStructure<Read>(at).Length;
    }
}
