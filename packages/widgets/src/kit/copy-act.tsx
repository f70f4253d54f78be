import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { hidden } from './text.css.ts';
import { useT } from './words.tsx';

type CopyActProps = Pick<ButtonProps, 'variant' | 'compact'> & {
  /** Exactly this is copied. */
  readonly value: string;
  readonly label: string;
};

/** Copying as the act of the page: a button with words, a tick for 1.5 s, and a polite word. */
export function CopyAct({ value, label, ...looks }: CopyActProps) {
  const t = useT('shared');
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
  return (
    <>
      <Button {...looks} icon={result === 'done' ? 'check' : 'copy'} onClick={copy}>
        {label}
      </Button>
      <span className={hidden} role="status">
        {result ? t(`kit.copy.${result}`) : ''}
      </span>
    </>
  );
}
