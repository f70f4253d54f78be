/** A screen's tab as it is opened: nothing kept in it, and the query of its address. */
export function freshTab(query: string): void {
  sessionStorage.clear();
  history.replaceState(null, '', `${location.pathname}${query}`);
}
