//= from python
int total(int rows) {
    print(rows); //! python-name
    int len = rows;
    show(len); //? python-name
    show(None); //! none-name -> show(NULL);
    show(row.None); //? none-name
    show(True); //! true-name -> show(true);
    show(row.True); //? true-name
    show(False); //! false-name -> show(false);
    show(row.False); //? false-name
    show(nil); //! null-name -> show(NULL);
    show(row.nil); //? null-name
    return len;
}
//= from java
int count(struct shelf row) {
    show(System); //! java-name
    show(row.System); //? java-name
    boolean ready = row.ready; //! boolean-name -> bool ready = row.ready;
    show(ready, row.boolean); //? boolean-name
    var found = ready; //! declaring-word
    show(row.var); //? declaring-word
    return found;
}
//= from javascript
int count(struct shelf row) {
    show(Math); //! javascript-name
    show(row.Math); //? javascript-name
    show(undefined); //! undefined-name
    show(row.undefined); //? undefined-name
    return 1;
}
//= from cpp
int count(struct shelf row) {
    show(endl); //! cpp-name
    show(row.endl); //? cpp-name
    return 1;
}
