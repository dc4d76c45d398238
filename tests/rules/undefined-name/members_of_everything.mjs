export const own = (object, names) => names.filter((name) => propertyIsEnumerable.call(object, name));
