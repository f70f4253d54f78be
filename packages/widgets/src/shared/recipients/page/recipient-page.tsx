/** The page of a payee or of a wallet address (REC-14): what it is, what was paid to it, and who changed what. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { isId, useQuery } from '../../../runtime/url.ts';
import { useDates } from '../../dates.ts';
import { EntryMenu, editAt, payAt, type BookActs } from '../book-acts.tsx';
import { MissingRecipient } from '../recipient-editor.tsx';
import { FavouriteMark } from '../recipient-marks.tsx';
import type { Book } from '../book.ts';
import * as look from './recipient-page.css.ts';
import { RecipientChanges, type FieldName } from './recipient-changes.tsx';
import { PaidRecords, PaidTotals, type Payments } from './recipient-paid.tsx';

export type Recipient = Omit<OutOf<'/withdraw/payee/get'>, 'entry'> & {
  readonly entry: { readonly id: string; readonly version: number; readonly is_favourite: boolean; readonly created_at: string };
};

type PageProps<R extends Recipient> = {
  readonly book: Book;
  readonly of: Remote<R>;
  readonly nameOf: (entry: R['entry']) => string;
  readonly acts: BookActs;
  /** What is known about it, as lines of facts. */
  readonly facts: (entry: R['entry']) => ReactNode;
  /** What is beside it: the schedules that pay a payee. */
  readonly aside?: (entry: R['entry'], isDeleted: boolean) => ReactNode;
  readonly fieldName: FieldName;
  /** One page of what was paid to it. */
  readonly payments: Payments;
};

export function RecipientPage<R extends Recipient>({ book, of, ...props }: PageProps<R>) {
  const t = useT('recipients');
  const [{ id }] = useQuery(['id']);
  const missing = <MissingRecipient book={book} />;
  if (!isId(id) || (of.state === 'failed' && of.failure.refusal === 'notFound')) return missing;
  return (
    <CallView of={of} what={t(`${book}.loadingOne`)} failed={t(`${book}.failedOne`)}>
      {(data) => <Known key={data.entry.id} book={book} data={data} {...props} />}
    </CallView>
  );
}

type KnownProps<R extends Recipient> = Omit<PageProps<R>, 'of'> & { readonly data: R };

function Known<R extends Recipient>({ book, data, nameOf, acts, facts, aside, fieldName, payments }: KnownProps<R>) {
  const t = useT('recipients');
  const dates = useDates();
  const { entry, deleted_at, added_by, changes, paid } = data;
  const name = nameOf(entry);
  const [place, param] = payAt[book];
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ label: t(`${book}.choose`), to: book }, { label: name }]}
        lead={<State data={data} />}
        ruled
        actions={
          !deleted_at && (
            <>
              <ButtonLink variant="primary" compact to={place} params={{ [param]: entry.id }}>
                {t(paid.last ? 'page.payAgain' : 'acts.pay')}
              </ButtonLink>
              <ButtonLink compact to={editAt[book]} params={{ id: entry.id }}>
                {t('acts.edit')}
              </ButtonLink>
              <EntryMenu book={book} entry={entry} name={name} acts={acts} onPage />
            </>
          )
        }
      />
      {acts.trouble}
      <Notice book={book} data={data} />
      <div className={look.columns}>
        <Section title={t('page.details')}>
          <Facts>
            {facts(entry)}
            <Fact label={t('page.added')}>{[dates.date(entry.created_at), added_by].filter(Boolean).join(' · ')}</Fact>
          </Facts>
        </Section>
        <div className={look.stack}>
          <PaidTotals paid={paid} />
          {aside?.(entry, deleted_at !== null)}
        </div>
      </div>
      <PaidRecords book={book} id={entry.id} payments={payments} />
      <RecipientChanges changes={changes} fieldName={fieldName} />
    </>
  );
}

function State({ data: { entry, deleted_at, new_until } }: { readonly data: Recipient }) {
  const t = useT('recipients');
  if (deleted_at)
    return (
      <Status tone="stopped" glyph="crossed">
        {t('page.deleted')}
      </Status>
    );
  return (
    <span className={look.states}>
      {new_until ? (
        <Status tone="attention" glyph="circle">
          {t('page.isNew')}
        </Status>
      ) : (
        <Status tone="positive" glyph="tick">
          {t('page.known')}
        </Status>
      )}
      {entry.is_favourite && (
        <span className={look.star}>
          <FavouriteMark /> {t('favourite')}
        </span>
      )}
    </span>
  );
}

function Notice({ book, data: { deleted_at, new_until } }: { readonly book: Book; readonly data: Recipient }) {
  const t = useT('recipients');
  const dates = useDates();
  const until = deleted_at ?? new_until;
  if (!until) return null;
  const said = deleted_at ? 'deletedText' : 'newText';
  return (
    <div className={look.note}>
      <Note tone={deleted_at ? 'plain' : 'attention'} title={deleted_at ? t(`page.${book}.deletedTitle`) : t('page.newTitle')}>
        {t(`page.${said}`, { at: dates.dateTime(until) })}
      </Note>
    </div>
  );
}
