import { useEffect, useState } from 'react';

/** Whole seconds left, by the clock on the wall, so that a sleeping tab wakes up right. */
export function useCountdown(from: number): readonly [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + from * 1000);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return [
    left,
    (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  ];
}
