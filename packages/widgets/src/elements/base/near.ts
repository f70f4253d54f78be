/** `loading="lazy"`: nothing is fetched until the element comes near the screen. Resolves then; what gives it up is added to `ends`. */
export function untilNear(element: Element, ends: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    ends.push(() => observer.disconnect());
  });
}
