/** The tick that registration records, with its two texts one press away (D-132). Never ticked beforehand. */
import type { ReactNode } from 'react';
import { CheckField } from '../../kit/form/choices/check-field.tsx';
import type { FieldName } from '../../kit/form/engine/field-name.ts';
import { TextButton } from '../../kit/action/text-button.tsx';
import type { LegalText } from './legal-dialog.tsx';
import { useLegal } from './legal.tsx';

const isLegal = (tag: string | undefined): tag is LegalText => tag === 'terms' || tag === 'privacy';

type Props = {
  readonly name: FieldName;
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

/** One sentence with two links in it: `… the <terms>terms</terms> and …`. Each language puts them where it must. */
function linked(sentence: string, link: (text: LegalText, words: string) => ReactNode): ReactNode[] {
  return sentence.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, tag, words = ''] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
    return isLegal(tag) ? link(tag, words) : part;
  });
}
