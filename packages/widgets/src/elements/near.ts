/** `loading="lazy"`: nothing is fetched until the element comes near the screen. Resolves then; `stop` gives up. */
export function untilNear(element: Element): { readonly near: Promise<void>; readonly stop: () => void } {
  let observer: IntersectionObserver | undefined;
  const near = new Promise<void>((resolve) => {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer?.disconnect();
        resolve();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
  });
  return { near, stop: () => observer?.disconnect() };
}
