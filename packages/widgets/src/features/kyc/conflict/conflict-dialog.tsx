/** Two have typed into one step: what differs, side by side, and whose is kept. */
import { isAsked, kycPath, rowsOf } from '@bankside/core/rules/kyc/kyc.ts';
import { formatDateTime } from '@bankside/core/i18n/dates.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useLocale, useT } from '../../../kit/words.tsx';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import { useValueWords } from '../../../shared/kyc/value-words.ts';
import { useTimeZone } from '../../../runtime/user.ts';
import * as look from './conflict.css.ts';
import { useLazyWords } from '../wizard/lazy-words.ts';
import type { Conflict } from '../draft/kyc-state.ts';
import { differing } from '../draft/step-values.ts';
import { useWizard } from '../wizard/wizard-context.tsx';

export function ConflictDialog({ conflict }: { readonly conflict: Conflict }) {
  const t = useT('kyc');
  const locale = useLocale();
  const { source } = useWizard();
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const ready = useLazyWords();
  if (!ready) return null;
  const { savedAt, savedBy, step, mine, theirs } = conflict;
  const when = savedAt ? formatDateTime(savedAt, locale, zone) : '';
  return (
    <Dialog
      title={t('conflict.title')}
      text={savedBy ? t('conflict.text', { name: savedBy, time: when }) : t('conflict.textUnknown')}
      size="broad"
      onClose={() => undefined} // one of the two has to be chosen
      actions={
        <>
          <Button onClick={() => source.choose('theirs')}>{t('conflict.theirs')}</Button>
          <Button variant="primary" onClick={() => source.choose('mine')}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <Differences {...{ step, mine, theirs }} />
    </Dialog>
  );
}
function Differences({ step, mine, theirs }: Pick<Conflict, 'step' | 'mine' | 'theirs'>) {
  const t = useT('kyc');
  const names = useFieldNames();
  const cell = useCell();
  const rows = rowsOf(step);
  const shown = differing(step, mine, theirs).filter((name) => {
    const row = rows[name];
    return !row || isAsked(row, mine) || isAsked(row, theirs);
  });
  return (
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.yours')}</th>
          <th scope="col">{t('conflict.others')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <tr key={name}>
            <th scope="row">{names.inFull(kycPath(step, name))}</th>
            <td>{cell(rows[name], mine[name])}</td>
            <td>{cell(rows[name], theirs[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A value in words: a file by its name, a list of people by theirs. */
function useCell(): (row: ReturnType<typeof rowsOf>[string] | undefined, value: unknown) => ReactNode {
  const t = useT('kyc');
  const words = useValueWords();
  const { source } = useWizard();
  return (row, value) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (!row) return list.map(nameOf).filter(Boolean).join(', ') || t('conflict.empty');
    if (row.kind === 'file' || row.kind === 'files')
      return list.flatMap((key) => source.file(key)?.name ?? []).join(', ') || t('conflict.empty');
    if (row.kind === 'signature') return value ? t('conflict.signed') : t('conflict.empty');
    return words(row, value) || t('conflict.empty');
  };
}
const nameOf = (person: unknown): string =>
  typeof person === 'object' && person !== null && 'name' in person && typeof person.name === 'string' ? person.name : '';
