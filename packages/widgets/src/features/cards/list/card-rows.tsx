/** The rows of one page: with their pictures or as a table; on a phone a picture beside three lines, or two lines. */
import { Amount } from '../../../kit/data/amount.tsx';
import { DataTable, type Column } from '../../../kit/data/data-table.tsx';
import { CardThumb } from '../../../kit/icon/card-thumb.tsx';
import * as media from '../../../kit/theme/media.css.ts';
import { useMedia } from '../../../kit/theme/use-media.ts';
import { useT } from '../../../kit/words.tsx';
import { cardLook } from '../card/card-state.ts';
import type { Picking } from '../many/picking.ts';
import type { Listed } from '../use-cards.ts';
import { phoneRow } from './card-columns.tsx';
import type { Layout } from './layout.ts';
import * as look from './list.css.ts';

type Props = {
  readonly layout: Layout;
  readonly columns: readonly Column<Listed>[];
  readonly list: readonly Listed[];
  readonly selected: string | undefined;
  readonly onOpen: (card: Listed) => void;
  readonly onClose: () => void;
  /** While cards are chosen, a row ticks its box. */
  readonly picking: Picking | undefined;
};

export function CardRows({ layout, columns, list, selected, onOpen, onClose, picking }: Props) {
  const t = useT('card-list');
  const isPhone = useMedia(media.phone);
  if (isPhone && picking) return <picking.List list={list} picking={picking} />;
  if (isPhone && layout === 'cards') return <Pictures list={list} onOpen={onOpen} />;
  return (
    <div className={layout === 'cards' ? look.pictured : undefined}>
      <DataTable
        name={t('title')}
        columns={columns}
        rows={list}
        rowKey={({ card_id }) => card_id}
        phone={phoneRow(t)}
        selected={selected}
        onOpen={picking?.toggle ?? onOpen}
        onClose={onClose}
      />
    </div>
  );
}

function Pictures({ list, onOpen }: Pick<Props, 'list' | 'onOpen'>) {
  const t = useT('card-list');
  const linesOf = phoneRow(t);
  return (
    <ul className={look.pictures} aria-label={t('title')}>
      {list.map((card) => {
        const { lead, detail, status } = linesOf(card);
        return (
          <li key={card.card_id}>
            <button type="button" className={look.picture} onClick={() => onOpen(card)}>
              <CardThumb as={cardLook(card)} />
              <span className={look.lead}>{lead}</span>
              <span className={look.kind}>{detail}</span>
              <Amount size="list" amount={card.balance} currency={card.currency} />
              <span className={look.lead}>{status}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
