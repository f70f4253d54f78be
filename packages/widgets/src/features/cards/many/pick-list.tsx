/** The list while cards are chosen, on a phone: each line is the target of its box. */
import { useT } from '../../../kit/words.tsx';
import { phoneRow } from '../list/card-columns.tsx';
import * as look from './many.css.ts';
import { Pick } from './pick.tsx';
import type { PickListProps } from './picking.ts';

export function PickList({ list, picking }: PickListProps) {
  const t = useT('card-list');
  const linesOf = phoneRow(t, picking);
  return (
    <ul className={look.list} aria-label={t('title')}>
      {list.map((card) => {
        const { lead, figure, detail, status } = linesOf(card);
        return (
          <li key={card.card_id}>
            <label className={look.row}>
              <Pick card={card} picking={picking} />
              <span>{lead}</span>
              {figure}
              <span className={look.detail}>{detail}</span>
              <span className={look.status}>{status}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
