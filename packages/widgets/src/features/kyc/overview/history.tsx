/** Activity to the file, in its order. */
import { Section } from '../../../kit/nav/section.tsx';
import { Timeline } from '../../../kit/data/timeline.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useFieldNames } from '../../../shared/kyc/field-name.ts';
import type { KycInfo } from '../draft/kyc-state.ts';

const ended: readonly string[] = ['reject', 'revoke', 'refuseChange'];

export function History({ info }: { readonly info: KycInfo }) {
  const t = useT('kyc');
  const dates = useDates();
  const names = useFieldNames();
  if (!info.history.length) return null;
  return (
    <Section title={t('overview.history')} level={3}>
      <Timeline
        name={t('overview.history')}
        steps={info.history.map(({ at, event, reason, paths, by }) => ({
          label: t(`options:kycEvents.${event}`),
          when: dates.date(at),
          note: [...new Set(paths.map((path) => names.inFull(path, info))), by, reason].filter(Boolean).join(' · ') || undefined,
          state: 'done',
          ...(ended.includes(event) && { glyph: 'crossed' as const }),
        }))}
      />
    </Section>
  );
}
