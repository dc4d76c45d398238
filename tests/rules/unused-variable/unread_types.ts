declare function helper(name: string): string;
declare const made: import("shapes").Made<typeof helper, Partial<{
    isDeep: boolean;
    matches: import("shapes").IsEqual;
}>;
export = made;
