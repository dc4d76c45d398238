//= from c
class Shelf
{
    void Find(string name, out int place) { place = 3; } //! only-out-parameter
    bool Find(int name, out int place) { place = 3; return true; } //? only-out-parameter
    void Change(ref int place) { place = 3; } //! reference-only-assigned
    void Step(ref int place) { place += 3; } //? reference-only-assigned
    unsafe void Fill(int* cells) { Show(cells); } //! pointer-parameter
    void Fill(int? cells) { Show(cells); } //? pointer-parameter
    void Put(int[] found) { found[0] = 3; } //! array-out-parameter
    void PutAll(int[] found) { found[0] = 3; found[1] = 4; } //? array-out-parameter
    int Start()
    {
        int[] found = new int[1]; //! one-element-array
        Put(found);
        int[] rows = new int[2]; //? one-element-array
        PutAll(rows);
        return found[0] + rows[1];
    }
}
