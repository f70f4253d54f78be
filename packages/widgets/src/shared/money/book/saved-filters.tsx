/** Filters that a person keeps under names of their own (TXN-16): a press brings one back. */
import { useState } from 'react';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { Menu } from '../../../kit/overlay/menu.tsx';
import type { MenuEntry } from '../../../kit/overlay/menu-entries.ts';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { filterNames, type BookQuery } from './book-query.ts';

const key = ['saved-filters'] as const;
const refreshes = [key];
const schema = () => import('@bankside/core/contract/transaction-notes.ts').then(({ transactionNotes }) => transactionNotes.saveFilter.in);
const field = fieldsOf(schema);
const allOf = (query: Partial<Record<string, string>>) => Object.fromEntries(filterNames.map((name) => [name, query[name] ?? '']));

export function SavedFilters({ query: { values, change, isFiltered } }: { readonly query: BookQuery }) {
  const t = useT('money');
  const bank = useBank();
  const [naming, setNaming] = useState(false);
  const saved = useRemote(key, (signal) => bank.call('/transaction/filters', {}, { signal, background: true }));
  const list = saved.state === 'ready' ? saved.data.list : [];
  const isNow = ({ query }: { readonly query: Partial<Record<string, string>> }) =>
    filterNames.every((name) => (query[name] ?? '') === values[name]);
  const now = list.find(isNow);
  const drop = useAction((id: string, { key: once }) => bank.call('/transaction/deleteFilter', { id }, { key: once }), { refreshes });
  if (list.length === 0 && !isFiltered) return null;
  const entries: MenuEntry[] = [
    ...list.map((each) => ({ label: each.name, checked: each === now, onChoose: () => change(allOf(each.query)) })),
    ...(list.length > 0 ? (['rule'] as const) : []),
    now
      ? { label: t('saved.delete', { name: now.name }), danger: true, onChoose: () => void drop.run(now.id) }
      : { label: t('saved.save'), onChoose: () => setNaming(true), ...(isFiltered ? {} : { blocked: t('saved.none') }) },
  ];
  return (
    <>
      <Menu label={now?.name ?? t('saved.title')} name={now ? `${t('saved.title')}: ${now.name}` : t('saved.title')} entries={entries} />
      {naming && <NameDialog values={values} onClose={() => setNaming(false)} />}
    </>
  );
}

type NameDialogProps = { readonly values: BookQuery['values']; readonly onClose: () => void };

function NameDialog({ values, onClose }: NameDialogProps) {
  const t = useT('money');
  const bank = useBank();
  const save = useAction(
    async ({ name = '' }: { readonly name?: string }, { key: once }) => {
      const query = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      await bank.call('/transaction/saveFilter', { name, query }, { key: once });
      onClose();
    },
    { says: t('saved.saved'), refreshes },
  );
  return (
    <Dialog form title={t('saved.save')} text={t('saved.text')} onClose={onClose}>
      <Form initial={{ name: '' }} onSubmit={(typed: { readonly name?: string }) => save.send(typed)}>
        <TextField name={field('name')} label={t('saved.name')} autoComplete="off" />
        <SubmitButton>{t('saved.act')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
