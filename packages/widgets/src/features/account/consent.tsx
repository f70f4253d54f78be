/** The tick that registration records, with its two texts one press away (decisions 32). Never ticked beforehand. */
import { useState, type ReactNode } from 'react';
import { language } from '@bankside/core/i18n/language.ts';
import { loadWords } from '@bankside/core/i18n/words.ts';
import { CheckField } from '../../kit/form/check-field.tsx';
import { TextButton } from '../../kit/link.tsx';
import { useT } from '../../kit/words.tsx';
import type { LegalDialog, LegalText } from './legal-dialog.tsx';

const isLegal = (tag: string | undefined): tag is LegalText => tag === 'terms' || tag === 'privacy';

export function Consent({ name }: { readonly name: string }) {
  const t = useT('account');
  const [shown, setShown] = useState<{ readonly Dialog: typeof LegalDialog; readonly text: LegalText }>();
  const show = async (text: LegalText) => {
    const [{ LegalDialog: Dialog }] = await Promise.all([import('./legal-dialog.tsx'), loadWords(language.getState().current, 'legal')]);
    setShown({ Dialog, text });
  };
  return (
    <>
      <CheckField name={name} label={t('register.consent')}>
        {linked(t('register.agree'), (text, words) => (
          <TextButton key={text} onClick={() => void show(text)}>
            {words}
          </TextButton>
        ))}
      </CheckField>
      {shown && <shown.Dialog text={shown.text} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** One sentence with two links in it: `… the <terms>terms</terms> and …`. Each language puts them where it must. */
function linked(sentence: string, link: (text: LegalText, words: string) => ReactNode): ReactNode[] {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, tag, words = ''] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    return isLegal(tag) ? link(tag, words) : part;
  });
}
