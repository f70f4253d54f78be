/** One line of the audit trail in full. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { acts, isAct } from '@bankside/core/rules/access/acts.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';

export type TrailLine = OutOf<'/admin/audit/list'>['list'][number];

/** 'Payment released', in words of the company's log, or of the desk for the bank's own work. */
export function useActName(): (line: Pick<TrailLine, 'act'>) => string {
  const t = useT('back-office');
  const name = useNames('back-office');
  return ({ act }) => {
    if (!isAct(act)) return act;
    const [kind, words] = acts[act];
    return kind === 'bank' ? name('trail.acts', act) : t(`activity:acts.${words}`);
  };
}

export function TrailDialog({ line, onClose }: { readonly line: TrailLine; readonly onClose: () => void }) {
  const t = useT('back-office');
  const dates = useDates();
  const actName = useActName();
  const { act, by, email, project_name, subject, from, to, reason, refusal, address, browser } = line;
  const rows = [
    ['companyHead', project_name],
    ['by', by ? [by, email].filter(Boolean).join(' · ') : t('trail.itself')],
    ['result', refusal ? `${t('activity:refused')} · ${refusal}` : t('activity:done')],
    ['reason', reason],
    ['address', [address, browser].filter(Boolean).join(' · ')],
  ] as const;
  const exact = [
    ['name', act],
    ['subject', subject],
    ['from', from],
    ['to', to],
  ] as const;
  return (
    <Dialog title={actName(line)} text={dates.dateTime(line.at)} onClose={onClose}>
      <Facts>
        {rows.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={t(`trail.${label}`)}>
                {value}
              </Fact>
            ),
        )}
        {exact.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={t(`trail.${label}`)}>
                <span className={mono}>{value}</span>
              </Fact>
            ),
        )}
      </Facts>
    </Dialog>
  );
}
