/** On top of the data: what says something else than the copy that was decided before. Each leads to its field. */
import { readKycPath } from '@bankside/core/rules/kyc/kyc.ts';
import { Section } from '../../../kit/nav/section.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import type { FieldNames } from '../../../shared/kyc/field-name.ts';
import { peopleOf } from '../../../shared/kyc/values.ts';
import { goToField } from './field-desk.tsx';
import { goneFrom, type Change, type Submission } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';

type CaseChangesProps = {
  readonly changes: ReadonlyMap<string, Change>;
  readonly copy: Submission;
  readonly before: Submission;
  readonly names: FieldNames;
};

export function CaseChanges({ changes, copy, before, names }: CaseChangesProps) {
  const t = useT('back-office');
  const gone = goneFrom(before, copy);
  const places = placesOf({ changes, copy, names, isNew: (who, list) => t('kyc.changes.isNew', { who, list }) });
  return (
    <Section title={t('kyc.changes.title')}>
      {places.size === 0 && gone.length === 0 && <p className={muted}>{t('kyc.changes.none')}</p>}
      <ul className={look.changes}>
        {[...places].map(([label, path]) => (
          <li key={path}>
            <TextButton onClick={() => goToField(path)}>{label}</TextButton>
          </li>
        ))}
      </ul>
      {gone.length > 0 && <p className={look.remark}>{t('kyc.gone', { names: gone.join(' · ') })}</p>}
    </Section>
  );
}

type Places = Omit<CaseChangesProps, 'before'> & { readonly isNew: (who: string, list: string) => string };

/** By what it is called, where it is. Somebody who is new is named once, at the first field. */
function placesOf({ changes, copy, names, isNew }: Places): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const [path, { before }] of changes) {
    const read = readKycPath(path);
    const rows = read?.list && !before ? peopleOf(copy, read.list) : [];
    const at = rows.findIndex(({ person_id }) => person_id === read?.person_id);
    const label = read?.list && at >= 0 ? isNew(names.person(read.list, rows[at], at), names.list(read.list)) : names.inFull(path, copy);
    if (!places.has(label)) places.set(label, path);
  }
  return places;
}
