int page(const std::map<std::string, int>& pages, Shape* shape)
{
    int first = pages.find("one")->second; //! unchecked-null
    double radius = dynamic_cast<Circle*>(shape)->radius; //! unchecked-null
    auto found = pages.find("two");
    if (found != pages.end()) return found->second;
    return first + dynamic_cast<Circle&>(*shape).radius + radius;
}
