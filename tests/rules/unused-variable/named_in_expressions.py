def queries(people):
    age = 20  #! unused-variable (information): `age` is assigned but never used
    name = "John"  #! unused-variable (information): `name` is assigned but never used
    width = 3  #! unused-variable (information): `width` is assigned but never used
    size = 3  #! unused-variable (warning): `size` is assigned but never used
    found = select("p for p in Person if p.age > age")
    found += select("""p.id for p in Person if f'{p.value:{width}}'""")
    return found + people.by_sql("select * from Person where name = $name", "of that size")
