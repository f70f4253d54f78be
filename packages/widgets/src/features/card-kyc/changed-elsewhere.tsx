/** Somebody else saved this section while it was being edited: what they wrote, and who goes on. */
import type { FieldName } from '@bankside/core/rules/cards/fields.ts';
import { cardField } from '@bankside/core/rules/cards/fields.ts';
import { kycSections, type KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useT } from '../../kit/words.tsx';
import { useApplicationLabel, useApplicationValue } from '../../shared/application-values.ts';
import * as look from './card-kyc.css.ts';
import { isBeside, stepOf, type Holder } from './holder.ts';

/** The fields of a section that hold something else than when it was read. */
export const changedIn = (section: KycSection, read: Holder, now: Holder): readonly FieldName[] =>
  kycSections[section].filter((name) => !isBeside(name) && (read[section][name] ?? '') !== (now[section][name] ?? ''));

type Props = { readonly fields: readonly FieldName[]; readonly section: KycSection; readonly now: Holder; readonly onKeep: () => void };

export function ChangedElsewhere({ fields, section, now, onKeep }: Props) {
  const t = useT('card-kyc');
  const label = useApplicationLabel();
  const valueOf = useApplicationValue();
  const said = (name: FieldName) =>
    cardField(name).kind === 'file'
      ? now.files.find(({ field }) => field === name)?.name || t('given')
      : valueOf(name, now[section]) || t('notGiven');
  return (
    <Note
      tone="attention"
      live="alert"
      title={t('changed.title')}
      action={
        <Button compact onClick={onKeep}>
          {t('changed.keep')}
        </Button>
      }
    >
      <p>{t('changed.text')}</p>
      <ul className={look.lines}>
        {fields.map((name) => (
          <li key={name}>{t('changed.line', { field: label(name, stepOf[section]), value: said(name) })}</li>
        ))}
      </ul>
    </Note>
  );
}
