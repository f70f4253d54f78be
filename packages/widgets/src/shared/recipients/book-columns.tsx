/** The columns that both books have: a favourite's star and the name before their own, what can be done after them. */
import type { ReactNode } from 'react';
import { Link } from '../../kit/action/link.tsx';
import type { Column } from '../../kit/data/data-table.tsx';
import type { PhoneRow } from '../../kit/data/record-list.tsx';
import { size } from '../../kit/theme/tokens.css.ts';
import { EntryMenu, viewAt, type BookActs, type Entry } from './book-acts.tsx';
import { FavouriteMark, FavouriteStar, NewMark } from './recipient-marks.tsx';
import type { Book } from './book.ts';
import * as look from './recipients.css.ts';

type Row = Entry & { readonly is_new: boolean };
type Listed<R> = { readonly book: Book; readonly nameOf: (row: R) => string; readonly acts: BookActs };

/** `head`: of the name. */
export function bookColumns<R extends Row>(
  { book, nameOf, acts }: Listed<R>,
  head: string,
  own: readonly Column<R>[],
): readonly Column<R>[] {
  const star = (row: R) => {
    const { id, version, is_favourite } = row;
    const toggle = () => void acts.favourite.run({ id, version, is_favourite: !is_favourite });
    return <FavouriteStar name={nameOf(row)} on={is_favourite} busy={acts.favourite.busy} onToggle={toggle} />;
  };
  const name = (row: R) => (
    <span className={look.rowName}>
      <b className={look.clipped}>
        <Link plain to={viewAt[book]} params={{ id: row.id }}>
          {nameOf(row)}
        </Link>
      </b>
      {row.is_new && <NewMark />}
    </span>
  );
  const menu = (row: R) => <EntryMenu book={book} entry={row} name={nameOf(row)} acts={acts} />;
  return [
    { key: 'favourite', head: '', width: size.iconButton, cell: star },
    { key: 'name', head, clip: true, cell: name },
    ...own,
    { key: 'acts', head: '', numeric: true, width: size.iconButton, cell: menu },
  ];
}

export const bookRow =
  <R extends Row>({ book, nameOf, acts }: Listed<R>, detailOf: (row: R) => ReactNode) =>
  (row: R): PhoneRow => ({
    lead: (
      <span className={look.rowName}>
        {row.is_favourite && <FavouriteMark />}
        <span className={look.clipped}>
          <Link plain to={viewAt[book]} params={{ id: row.id }}>
            {nameOf(row)}
          </Link>
        </span>
        {row.is_new && <NewMark />}
      </span>
    ),
    figure: <EntryMenu book={book} entry={row} name={nameOf(row)} acts={acts} />,
    detail: detailOf(row),
  });
