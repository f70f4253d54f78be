/** Choosing whom to pay: search, favourites first, a page at a time, and the way to add somebody. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { PageNumber } from '../../kit/data/pager.tsx';
import type { Remote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import { FavouriteMark, NewMark } from './recipient-marks.tsx';
import * as look from './recipients.css.ts';

type Row = { readonly id: string; readonly is_favourite: boolean; readonly is_new: boolean };
type List<R> = { readonly list: readonly R[]; readonly total: number };
/** The spaces' keys are the same for both books: '<book>.search', '<book>.add', … */
export type Book = 'payees' | 'addresses';
export const pickerPage = 20;

type RecipientPickerProps<R> = {
  readonly book: Book;
  readonly of: Remote<List<R>>;
  readonly keyword: string;
  readonly page: number;
  readonly onAsk: (asked: { readonly keyword: string; readonly page: number }) => void;
  readonly value: string | undefined;
  readonly onPick: (row: R) => void;
  readonly name: (row: R) => string;
  readonly detail: (row: R) => ReactNode;
  /** Where somebody new is added; the transfer goes on from there. */
  readonly addAt: Place;
};

export function RecipientPicker<R extends Row>(props: RecipientPickerProps<R>) {
  const { book, of, keyword, page, onAsk, addAt } = props;
  const t = useT('recipients');
  const add = (
    <ButtonLink to={addAt} icon="add">
      {t(`${book}.add`)}
    </ButtonLink>
  );
  const narrowed = keyword !== '' || (of.state === 'ready' && of.data.total > 0); // some are there, and cannot receive it
  const empty = narrowed ? (
    <EmptyState title={t(`${book}.nothing.title`)} actions={add}>
      {t(`${book}.nothing.text`)}
    </EmptyState>
  ) : (
    <EmptyState title={t(`${book}.none.title`)} actions={add}>
      {t(`${book}.none.text`)}
    </EmptyState>
  );
  return (
    <div className={look.picker}>
      <div className={look.pickerHead}>
        <SearchBox label={t(`${book}.search`)} value={keyword} onSearch={(text) => onAsk({ keyword: text, page: 1 })} />
        {of.state === 'ready' && of.data.list.length > 0 && add}
      </div>
      <CallView of={of} what={t(`${book}.loading`)} failed={t(`${book}.failed`)} empty={empty}>
        {({ list, total }) => (
          <>
            <Options {...props} list={list} />
            {total > list.length && (
              <PageNumber
                page={page}
                pageSize={pickerPage}
                shown={list.length}
                total={total}
                onPage={(to) => onAsk({ keyword, page: to })}
              />
            )}
          </>
        )}
      </CallView>
    </div>
  );
}

function Options<R extends Row>({ book, list, value, onPick, name, detail }: RecipientPickerProps<R> & { readonly list: readonly R[] }) {
  const t = useT('recipients');
  return (
    <ul className={look.options} aria-label={t(`${book}.choose`)}>
      {list.map((row) => (
        <li key={row.id}>
          <button type="button" className={look.option} aria-pressed={row.id === value} onClick={() => onPick(row)}>
            <span className={look.lines}>
              <span className={look.lead}>
                <span className={look.name}>{name(row)}</span>
                {row.is_new && <NewMark />}
              </span>
              <span className={look.detail}>{detail(row)}</span>
            </span>
            {row.is_favourite && <FavouriteMark />}
          </button>
        </li>
      ))}
    </ul>
  );
}
