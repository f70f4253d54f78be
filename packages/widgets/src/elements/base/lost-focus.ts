/**
 * React puts the focus back on what had it before a render. To it that is our element, also where the control inside it is
 * gone: without this, the page would be taken to the first field. True only within the task that took the control away.
 */
export function lostFocus(root: ShadowRoot): () => boolean {
  let held: Element | undefined;
  const forget = new MutationObserver(() => {
    if (!held?.isConnected) held = undefined;
  });
  root.addEventListener('focusin', ({ target }) => {
    held = target instanceof Element ? target : undefined;
    forget.observe(root, { childList: true, subtree: true });
  });
  return () => held?.isConnected === false;
}
