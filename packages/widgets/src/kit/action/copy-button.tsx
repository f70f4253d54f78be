import * as look from './copy-button.css.ts';
import { Drawing } from '../icon/drawing.tsx';
import { checkShape, copyShape } from '../icon/first-shapes.ts';
import { hidden } from '../theme/text.css.ts';
import { useCopy } from './use-copy.ts';
import { useT } from '../words.tsx';

type CopyButtonProps = {
  /** Exactly this is copied: no spaces that only help reading. */ readonly value: string;
  /** "account number", for the button's name. */ readonly what?: string;
};

/** A tick for 1.5 s and a polite word (DES-40). */
export function CopyButton({ value, what }: CopyButtonProps) {
  const t = useT('shared');
  const { result, copy } = useCopy(value);
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
        <Drawing shape={result === 'done' ? checkShape : copyShape} small />
      </button>
      <span className={hidden} role="status">
        {result ? t(`kit.copy.${result}`) : ''}
      </span>
    </>
  );
}
