/** Parts of a month's spending: a table whose rows are drawn, largest first, as the bank sorts them. */
import { Amount } from '../../../kit/data/amount.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { hidden } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from '../card-money.css.ts';

export type Share = { readonly key: string; readonly label: string; readonly amount: string };
type SpendingSharesProps = {
  readonly name: string;
  readonly head: string;
  readonly rows: readonly Share[];
  readonly onChoose: (key: string) => void;
};

/** Pixels need a float and take no harm from it; what was refunded beyond what was spent has no bar. */
const widthOf = (amount: string, most: number) => `${most > 0 ? Math.max(0, (Number(amount) / most) * 100) : 0}%`;

export function SpendingShares({ name, head, rows, onChoose }: SpendingSharesProps) {
  const t = useT('card-money');
  const shown = rows.filter(({ amount }) => /[1-9]/.test(amount)).toSorted((a, b) => Number(b.amount) - Number(a.amount));
  const most = Number(shown[0]?.amount ?? 0);
  return (
    <table className={look.shares} aria-label={name}>
      <thead className={hidden}>
        <tr>
          <th scope="col">{head}</th>
          <td />
          <th scope="col">{t('spending.spent')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ key, label, amount }) => (
          <tr key={key}>
            <th scope="row">
              <TextButton onClick={() => onChoose(key)}>{label}</TextButton>
            </th>
            <td className={look.track}>
              <span aria-hidden="true" className={look.bar} style={{ width: widthOf(amount, most) }} />
            </td>
            <td>
              <Amount amount={amount} currency="USD" size="list" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
