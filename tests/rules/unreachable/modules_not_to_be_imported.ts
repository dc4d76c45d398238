throw new Error("root module cannot be imported: import submodules instead");
export {};
