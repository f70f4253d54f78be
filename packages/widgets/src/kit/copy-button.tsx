import { useEffect, useState } from 'react';
import * as look from './copy-button.css.ts';
import { Icon } from './icon.tsx';
import { hidden } from './text.css.ts';
import { useT } from './words.tsx';

type CopyButtonProps = {
  /** Exactly this is copied: no spaces that only help reading. */ readonly value: string;
  /** "account number", for the button's name. */ readonly what?: string;
};

/** A tick for 1.5 s and a polite word (DESIGN.md §5). */
export function CopyButton({ value, what }: CopyButtonProps) {
  const t = useT('shared');
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), 1500);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setResult('done'),
      () => setResult('failed'),
    );
  const name = what ? t('kit.copy.named', { what }) : t('kit.copy.name');
  return (
    <>
      <button
        type="button"
        className={result === 'done' ? `${look.copy} ${look.done}` : look.copy}
        aria-label={name}
        title={result === 'failed' ? t('kit.copy.failed') : name}
        onClick={copy}
      >
        <Icon name={result === 'done' ? 'check' : 'copy'} small />
      </button>
      <span className={hidden} role="status">
        {result ? t(`kit.copy.${result}`) : ''}
      </span>
    </>
  );
}
