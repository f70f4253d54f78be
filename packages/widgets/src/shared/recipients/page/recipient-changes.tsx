/** Who of the company added, changed or deleted a recipient, when, and what became of it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Timeline, type TimelineStep } from '../../../kit/data/timeline.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT, type T } from '../../../kit/words.tsx';
import { useDates } from '../../dates.ts';
import * as look from './recipient-page.css.ts';

type Change = OutOf<'/withdraw/payee/get'>['changes'][number];
/** A field by its label on the form; undefined for one that has none. */
export type FieldName = (field: string) => string | undefined;

export function RecipientChanges({ changes, fieldName }: { readonly changes: readonly Change[]; readonly fieldName: FieldName }) {
  const t = useT('recipients');
  const dates = useDates();
  if (changes.length === 0) return null;
  const steps = changes.map((change, index): TimelineStep => ({
    label: saidOf(t, change),
    when: [dates.listed(change.at, index), change.by].filter(Boolean).join(' · '),
    note: noteOf(t, change, fieldName),
    state: 'done',
    ...(change.act === 'delete' && { glyph: 'crossed' as const }),
  }));
  return (
    <div className={look.part}>
      <Section title={t('page.changes')}>
        <Timeline name={t('page.changes')} steps={steps} />
      </Section>
    </div>
  );
}

const saidOf = (t: T<'recipients'>, { act, to }: Change): string =>
  act === 'favourite' ? t(to === 'true' ? 'page.acts.favour' : 'page.acts.unfavour') : t(`page.acts.${act}`);

/** Which fields, and the name and account before and after where one of them is another now. */
function noteOf(t: T<'recipients'>, { act, fields, from, to }: Change, fieldName: FieldName) {
  if (act !== 'edit') return undefined;
  const names = fields.flatMap((field) => fieldName(field) ?? []).join(', ');
  const moved = from !== to;
  if (!names && !moved) return undefined;
  return (
    <span className={look.change}>
      {names}
      {moved && (
        <>
          {names && <br />}
          {t('page.fromTo', { from, to })}
        </>
      )}
    </span>
  );
}
