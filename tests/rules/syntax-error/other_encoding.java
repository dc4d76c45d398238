enum Language {
    Norwegian("no"),
    Norwegian_Bokm�l("nb"),
    Swedish("sv");
}
