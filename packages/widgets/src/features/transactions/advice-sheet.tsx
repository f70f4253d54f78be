/** An advice on its sheet: the lines of the bank's PDF, from the same words (core/i18n/papers). */
import type { Advice, Check } from '@bankside/core/contract/transactions.ts';
import { adviceLead, adviceLines, isFinal, partyLines } from '@bankside/core/i18n/papers/advice.ts';
import { labelOf, timeOf } from '@bankside/core/i18n/papers/said.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './paper.css.ts';
import { checkText, Sheet } from './sheet.tsx';
import { usePaged } from './use-paged.ts';
import { useReader } from './use-reader.ts';

export function AdviceSheet({ advice, check }: { readonly advice: Advice; readonly check: Check }) {
  const t = useT('statement');
  const reader = useReader();
  const { kind, number, status, report_within_days, issued_at, issued_to } = advice;
  const foot = `${t('checkAdvice', { days: report_within_days })} ${t('printed', { time: timeOf(issued_at, reader), name: issued_to })}`;
  usePaged(`${foot} ${checkText(t, check)}`);
  const lines = adviceLines(advice, reader);
  return (
    <Sheet
      issuer={advice.issuer}
      title={t(kind === 'digital' ? 'adviceTitleDigital' : 'adviceTitle')}
      lead={adviceLead(advice, reader.t)}
      facts={[
        [t('facts.payer'), <Who key="payer" party={advice.payer} />],
        [t('facts.payee'), <Who key="payee" party={advice.payee} />],
        [t('date'), timeOf(advice.date, reader)],
        [t('advice'), number],
      ]}
      foot={foot}
      check={check}
    >
      <table className={look.sums}>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line.name} className={at === lines.length - 1 ? look.sum : undefined}>
              <th scope="row">{labelOf(line, reader.t)}</th>
              <td>{line.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isFinal(status) && <p className={look.after}>{t('notFinal')}</p>}
    </Sheet>
  );
}

function Who({ party }: { readonly party: Advice['payer'] }) {
  return partyLines(party).map((row) => <div key={row}>{row}</div>);
}
