/** Prints the sheets once their QR codes are drawn, or could not be: the code itself is there in letters either way. */
export function printWhenDrawn(): void {
  const isDrawn = () => document.querySelector('[data-check] [aria-busy="true"]') === null;
  const look = () => {
    if (!isDrawn()) return;
    observer.disconnect();
    print();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
}
