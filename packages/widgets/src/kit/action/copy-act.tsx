import { Button, type ButtonProps } from './button.tsx';
import { hidden } from '../theme/text.css.ts';
import { useCopy } from './use-copy.ts';
import { useT } from '../words.tsx';

type CopyActProps = Pick<ButtonProps, 'variant' | 'compact'> & {
  /** Exactly this is copied. */
  readonly value: string;
  readonly label: string;
};

/** Copying as the act of the page: a button with words, a tick for 1.5 s, and a polite word. */
export function CopyAct({ value, label, ...looks }: CopyActProps) {
  const t = useT('shared');
  const { result, copy } = useCopy(value);
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
