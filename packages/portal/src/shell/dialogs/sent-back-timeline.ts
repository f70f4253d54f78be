/** The timeline of a file that came back: a step for each field, by its name and with the bank's reason. */
import { createElement } from 'react';
import { Timeline, type TimelineStep } from '@bankside/widgets/kit/data/timeline.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { useFieldNames } from '@bankside/widgets/shared/kyc/field-name.ts';
import { useReasonText } from '@bankside/widgets/shared/kyc/reason-text.ts';
import type { Verification } from '@bankside/widgets/shared/kyc/verification.ts';

type Props = { readonly info: Verification; readonly first: TimelineStep; readonly after: readonly TimelineStep[] };
/** More would push the buttons out of a phone's window; the overview has them all. */
const most = 4;

export function SentBackStations({ info, first, after }: Props) {
  const t = useT('shell');
  const names = useFieldNames();
  const reasonText = useReasonText();
  const back = info.reasons
    .slice(0, most)
    .map((reason): TimelineStep => ({ label: names.inFull(reason.path, info), note: reasonText(reason), state: 'now', who: 'client' }));
  const left = info.reasons.length - back.length;
  const more: TimelineStep[] = left > 0 ? [{ label: t('access.kyc.more', { count: left }), state: 'now', who: 'client' }] : [];
  return createElement(Timeline, { name: t('access.kyc.steps'), steps: [first, ...back, ...more, ...after] });
}
