import <%= name %>Mixin from "<%= project %>/mixins/<%= name %>";

let <%= name %>Object = <%= name %>Mixin.create();
