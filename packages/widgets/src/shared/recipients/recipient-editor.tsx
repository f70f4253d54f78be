/** The page around both forms: the entry that the address names or a new one, what is unsaved, and where saving leads (REC-11). */
import { useEffect, type ReactNode, type Ref } from 'react';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { CheckField } from '../../kit/form/choices/check-field.tsx';
import { fieldsOf } from '../../kit/form/engine/field-name.ts';
import type { LazySchema } from '../../kit/form/engine/form-errors.ts';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { actBar } from '../../kit/action/act-bar.css.ts';
import { Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { PageHead, type Crumb } from '../../kit/nav/heading.tsx';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { useT, type T } from '../../kit/words.tsx';
import { KeptDraft } from './kept-draft.tsx';
import type { Book } from './recipient-picker.tsx';

/** Where the page was opened from, and so where it leads: the book, or a transfer that waits for its recipient. */
export type Origin = 'book' | 'transfer';
const transferOf = { payees: 'transferFiat', addresses: 'transferDigital' } as const;
const chosenAs = { payees: 'payee_id', addresses: 'address_id' } as const;

type EditorProps<I> = {
  readonly book: Book;
  readonly from: Origin;
  /** Of an entry that is changed. */
  readonly title: string;
  readonly isNew: boolean;
  readonly schema: LazySchema<I>;
  readonly initial: Values;
  readonly draft: string;
  readonly formRef: Ref<FormStore<I>>;
  readonly onSubmit: (input: I) => Promise<void>;
  readonly children: ReactNode;
};

const field = fieldsOf<{ readonly is_favourite?: boolean }>();

export function RecipientEditor<I>({ book, from, title, isNew, schema, initial, draft, formRef, onSubmit, children }: EditorProps<I>) {
  const t = useT('recipients');
  const back = from === 'book' ? book : transferOf[book];
  return (
    <>
      <PageHead title={title} crumbs={crumbsOf(t, book, from, title)} ruled />
      <Form schema={schema} initial={initial} ref={formRef} onSubmit={onSubmit} guarded label={title}>
        {children}
        {isNew && <CheckField name={field('is_favourite')} label={t('toFavourites')} />}
        <div className={actBar}>
          <ButtonLink to={back}>{t('shared:cancel')}</ButtonLink>
          <SubmitButton>{from === 'transfer' ? t('saveAndBack') : t(`${book}.save`)}</SubmitButton>
        </div>
        <KeptDraft name={draft} />
      </Form>
    </>
  );
}

const crumbsOf = (t: T<'recipients'>, book: Book, from: Origin, title: string): Crumb[] => [
  from === 'book' ? { label: t(`${book}.choose`), to: book } : { label: t('acts.pay'), to: transferOf[book] },
  { label: title },
];

/** Saved: the form is gone, so that nobody is asked whether to leave it, and the page leads on. */
export function Leaving({ book, from, id }: { readonly book: Book; readonly from: Origin; readonly id: string }) {
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
