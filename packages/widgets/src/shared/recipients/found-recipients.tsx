/** One book's part of the question whom to pay: who fits the search, favourites first, a page at a time, and the way to add somebody. */
import type { Place } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/action/link.tsx';
import { PageNumber } from '../../kit/data/pager.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import type { Remote } from '../../kit/remote/remote.ts';
import { useT } from '../../kit/words.tsx';
import type { Book } from './book.ts';
import { FavouriteMark, NewMark } from './recipient-marks.tsx';
import * as look from './recipients.css.ts';

type Row = { readonly id: string; readonly is_favourite: boolean; readonly is_new: boolean };
export const foundPage = 10;

type FoundProps<R> = {
  readonly book: Book;
  readonly of: Remote<{ readonly list: readonly R[]; readonly total: number }>;
  readonly isSearch: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly value: string | undefined;
  readonly onPick: (row: R) => void;
  readonly name: (row: R) => string;
  readonly detail: (row: R) => ReactNode;
  /** Where somebody new is added; the transfer goes on from there (REC-11). */
  readonly addAt: Place;
};

export function FoundRecipients<R extends Row>(props: FoundProps<R>) {
  const { book, of, isSearch, page, onPage, addAt } = props;
  const t = useT('recipients');
  const add = (
    <ButtonLink compact to={addAt} icon="add">
      {t(`${book}.add`)}
    </ButtonLink>
  );
  const why = isSearch ? 'nothing' : 'none';
  return (
    <Section title={t(`${book}.choose`)} action={add}>
      <CallView
        of={of}
        what={t(`${book}.loading`)}
        failed={t(`${book}.failed`)}
        empty={<EmptyState title={t(`${book}.${why}.title`)}>{t(`${book}.${why}.text`)}</EmptyState>}
      >
        {({ list, total }) => (
          <>
            <Options {...props} list={list} />
            {total > foundPage && <PageNumber page={page} pageSize={foundPage} shown={list.length} total={total} onPage={onPage} />}
          </>
        )}
      </CallView>
    </Section>
  );
}

function Options<R extends Row>({ book, list, value, onPick, name, detail }: FoundProps<R> & { readonly list: readonly R[] }) {
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
