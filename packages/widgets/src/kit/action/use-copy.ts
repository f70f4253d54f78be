import { useEffect, useState } from 'react';

/** Copies exactly `value`, and says for 1.5 s its outcome. */
export function useCopy(value: string): { readonly result: 'done' | 'failed' | null; readonly copy: () => void } {
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(null), 1500);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setResult('done'),
      () => setResult('failed'),
    );
  return { result, copy };
}
