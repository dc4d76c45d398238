export interface RouterState<
  in out TTree extends AnyRoute = AnyRoute,
  in TMatch = string,
  out TFound = string,
> {
  status: 'idle';
  tree: TTree;
}

export function isRooted(url: string): boolean {
  if (url.startsWith('//')) {
    return true;
  }
  return false;
}
