/** A part that is needed once something is opened: fetched then. What did not come is asked for again at the next opening. */
import { useEffect, useRef, useState } from 'react';

/** `load` is written outside of the component. */
export function usePart<T>(load: () => Promise<T>, onMissing: () => void): T | undefined {
  const [part, setPart] = useState<T>();
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    let isOpen = true;
    load().then(
      (found) => isOpen && setPart(() => found),
      () => isOpen && missing.current(),
    );
    return () => void (isOpen = false);
  }, [load]);
  return part;
}
