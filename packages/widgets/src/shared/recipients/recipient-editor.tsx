/** The page around both forms: the entry that the address names or a new one, what is unsaved, and where saving leads (REC-11). */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { CheckField } from '../../kit/form/choices/check-field.tsx';
import type { LazySchema } from '../../kit/form/engine/form-errors.ts';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { actBar } from '../../kit/action/act-bar.css.ts';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { PageHead, type Crumb } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useT, type T } from '../../kit/words.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRefresh, type Remote } from '../../kit/remote/remote.ts';
import { useToast } from '../../kit/feedback/toast.tsx';
import { KeptDraft } from './kept-draft.tsx';
import type { Book } from './book.ts';
import { useLikeness, type Likeness } from './use-likeness.ts';
import { isId } from '../../runtime/url.ts';

/** Where the page was opened from, and so where it leads: the book, or a transfer that waits for its recipient. */
export type Origin = 'book' | 'transfer';
const transferOf = { payees: 'transferFiat', addresses: 'transferDigital' } as const;
const draftOf = { payees: 'payee', addresses: 'address' } as const;
const chosenAs = { payees: 'payee_id', addresses: 'address_id' } as const;

type EditorProps<I> = {
  readonly book: Book;
  readonly from: Origin;
  /** The entry that is changed. */
  readonly id: string | undefined;
  readonly title: string;
  readonly schema: LazySchema<I>;
  readonly initial: Values;
  /** Writes it and answers its id. */
  readonly save: (input: I, sure: boolean) => Promise<string>;
  readonly saved: string;
  /** Shown while it looks like another. */
  readonly question: (likeness: Likeness<I>) => ReactNode;
  readonly children: ReactNode;
};

const field = fieldsOf<{ readonly is_favourite?: boolean }>();

export function RecipientEditor<I>({ book, from, id, title, schema, initial, save, saved, question, children }: EditorProps<I>) {
  const t = useT('recipients');
  const toast = useToast();
  const refresh = useRefresh();
  const form = useRef<FormStore<I>>(null);
  const [savedAs, setSavedAs] = useState('');
  const write = async (input: I, sure: boolean) => {
    const written = await save(input, sure);
    refresh([book]);
    toast(saved);
    setSavedAs(written);
  };
  const likeness = useLikeness(write, (fault) => form.current?.fail(fault));
  if (savedAs) return <Leaving book={book} from={from} id={savedAs} />;
  const back = from === 'book' ? book : transferOf[book];
  return (
    <>
      <PageHead title={title} crumbs={crumbsOf(t, book, from, title)} ruled />
      <Form schema={schema} initial={initial} ref={form} onSubmit={likeness.send} guarded label={title}>
        {children}
        {!id && <CheckField name={field('is_favourite')} label={t('toFavourites')} />}
        <div className={actBar}>
          <ButtonLink to={back}>{t('shared:cancel')}</ButtonLink>
          <SubmitButton>{from === 'transfer' ? t('saveAndBack') : t(`${book}.save`)}</SubmitButton>
        </div>
        <KeptDraft name={`${draftOf[book]}.${id ?? 'new'}`} />
      </Form>
      {likeness.asked && question(likeness)}
    </>
  );
}

const crumbsOf = (t: T<'recipients'>, book: Book, from: Origin, title: string): Crumb[] => [
  from === 'book' ? { label: t(`${book}.choose`), to: book } : { label: t('acts.pay'), to: transferOf[book] },
  { label: title },
];

/** Saved: the form is gone, so that nobody is asked whether to leave it, and the page leads on. */
function Leaving({ book, from, id }: { readonly book: Book; readonly from: Origin; readonly id: string }) {
  const links = useLinks();
  useEffect(() => {
    if (from === 'book') links.go(book);
    else links.go(transferOf[book], { [chosenAs[book]]: id });
  }, [links, book, from, id]);
  return null;
}

/** The address names an entry that is not there, or not this company's. */
export function MissingRecipient({ book }: { readonly book: Book }) {
  const t = useT('recipients');
  return (
    <>
      <PageHead title={t(`${book}.choose`)} ruled />
      <EmptyState title={t(`${book}.missing`)} actions={<ButtonLink to={book}>{t(`${book}.all`)}</ButtonLink>}>
        {t('missingText')}
      </EmptyState>
    </>
  );
}

type EntryProps<R> = {
  readonly book: Book;
  /** Of the entry to change; '' for a new one. */
  readonly id: string;
  readonly of: Remote<{ readonly list: readonly R[] }>;
  readonly children: (row?: R) => ReactNode;
};

/** A form for the entry that the address names, or for a new one. */
export function RecipientEntry<R>({ book, id, of, children }: EntryProps<R>) {
  const t = useT('recipients');
  if (!id) return children();
  const missing = <MissingRecipient book={book} />;
  if (!isId(id)) return missing;
  return (
    <CallView of={of} what={t(`${book}.loading`)} failed={t(`${book}.failed`)} empty={missing}>
      {({ list: [row] }) => (row ? children(row) : missing)}
    </CallView>
  );
}
