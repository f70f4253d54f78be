/** Around both books: the way between them, each only with its right (PER-03), a search that the address keeps, and the way to add. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useEffect, type ReactNode } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Button } from '../../kit/action/button.tsx';
import { PageHead } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { PageNumber } from '../../kit/data/pager.tsx';
import type { Remote } from '../../kit/remote/remote.ts';
import { TabLinks } from '../../kit/nav/tab-links.tsx';
import { useT } from '../../kit/words.tsx';
import { useQuery } from '../../runtime/url.ts';
import { SearchBox } from '../lists/search-box.tsx';
import { useSession } from '../../runtime/user.ts';
import type { Book } from './book.ts';
import * as look from './recipients.css.ts';
import type { BookQuery } from './use-recipients.ts';

const pageSize = 20;
const longest = 100;
export const newPlaces = { payees: 'newPayee', addresses: 'newAddress' } as const;

/** What the address asks for, however it was typed. */
export function useBookQuery(): { readonly query: BookQuery; readonly ask: (part: { keyword?: string; page?: number }) => void } {
  const [{ keyword, page }, change] = useQuery(['keyword', 'page']);
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
  return {
    query: { keyword: keyword.slice(0, longest), page: number, page_size: pageSize },
    ask: (part) => change({ ...part, page: (part.page ?? 1) > 1 ? String(part.page) : '' }),
  };
}

type BookFrameProps<R> = {
  readonly book: Book;
  readonly of: Remote<{ readonly list: readonly R[]; readonly total: number }>;
  readonly loading: ReactNode;
  /** What the last act could not do. */
  readonly trouble?: ReactNode;
  readonly children: (list: readonly R[]) => ReactNode;
};

export function BookFrame<R>({ book, of, loading, trouble, children }: BookFrameProps<R>) {
  const t = useT('recipients');
  const person = useSession();
  const { query, ask } = useBookQuery();
  const { keyword, page } = query;
  const isPastTheEnd = page > 1 && of.state === 'ready' && !of.updating && of.data.list.length === 0;
  useEffect(() => {
    if (isPastTheEnd) ask({ keyword });
  });
  const tabs = [
    ...(may(person, '11-1') ? [{ label: t('payees.choose'), to: 'payees', here: book === 'payees' } as const] : []),
    ...(may(person, '11-2') ? [{ label: t('addresses.choose'), to: 'addresses', here: book === 'addresses' } as const] : []),
  ];
  const isBare = of.state === 'ready' && of.data.total === 0 && keyword === '';
  const add = (
    <ButtonLink variant="primary" icon="add" to={newPlaces[book]}>
      {t(`${book}.add`)}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('title')} actions={!isBare && add} />
      <TabLinks name={t('books')} tabs={tabs} />
      {!isBare && (
        <div className={look.search}>
          <SearchBox label={t(`${book}.search`)} value={keyword} onSearch={(text) => ask({ keyword: text })} />
        </div>
      )}
      {trouble}
      <CallView
        of={of}
        what={t(`${book}.loading`)}
        failed={t(`${book}.failed`)}
        loading={loading}
        empty={keyword ? <Nothing book={book} onClear={() => ask({ keyword: '' })} /> : <None book={book} add={add} />}
      >
        {({ list, total }) => (
          <>
            {children(list)}
            <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={(to) => ask({ keyword, page: to })} />
          </>
        )}
      </CallView>
    </>
  );
}

function Nothing({ book, onClear }: { readonly book: Book; readonly onClear: () => void }) {
  const t = useT('recipients');
  return (
    <EmptyState title={t(`${book}.nothing.title`)} actions={<Button onClick={onClear}>{t('clear')}</Button>}>
      {t(`${book}.nothing.text`)}
    </EmptyState>
  );
}

function None({ book, add }: { readonly book: Book; readonly add: ReactNode }) {
  const t = useT('recipients');
  return (
    <EmptyState title={t(`${book}.none.title`)} actions={add}>
      {t(`${book}.none.text`)}
    </EmptyState>
  );
}
