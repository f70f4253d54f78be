/** The tick that registration records, with its two texts one press away (decisions 32). Never ticked beforehand. */
import { useState, type ReactNode } from 'react';
import { loadWords } from '@bankside/core/i18n/words.ts';
import { CheckField } from '../kit/form/check-field.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { useLanguage } from '../kit/words.tsx';
import type { LegalDialog, LegalText } from './legal-dialog.tsx';

const isLegal = (tag: string | undefined): tag is LegalText => tag === 'terms' || tag === 'privacy';

type Props = {
  readonly name: string;
  /** Names the field in the list of errors. */
  readonly label: string;
  /** `I accept the <terms>terms</terms> and …`. */
  readonly sentence: string;
};

export function Consent({ name, label, sentence }: Props) {
  const legal = useLegal();
  return (
    <>
      <CheckField name={name} label={label}>
        {linked(sentence, (text, words) => (
          <TextButton key={text} onClick={() => legal.show(text)}>
            {words}
          </TextButton>
        ))}
      </CheckField>
      {legal.dialog}
    </>
  );
}

/** The two texts, fetched when one is asked for: `const legal = useLegal()`, a button with `legal.show('privacy')`, and `{legal.dialog}`. */
export function useLegal(): { readonly show: (text: LegalText) => void; readonly dialog: ReactNode } {
  const language = useLanguage();
  const [shown, setShown] = useState<{ readonly Dialog: typeof LegalDialog; readonly text: LegalText }>();
  const show = async (text: LegalText) => {
    const [{ LegalDialog: Dialog }] = await Promise.all([import('./legal-dialog.tsx'), loadWords(language, 'legal')]);
    setShown({ Dialog, text });
  };
  return {
    show: (text) => void show(text).catch(() => undefined), // pressed again once the line is back
    dialog: shown && <shown.Dialog text={shown.text} onClose={() => setShown(undefined)} />,
  };
}

/** One sentence with two links in it: `… the <terms>terms</terms> and …`. Each language puts them where it must. */
function linked(sentence: string, link: (text: LegalText, words: string) => ReactNode): ReactNode[] {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, tag, words = ''] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    return isLegal(tag) ? link(tag, words) : part;
  });
}
