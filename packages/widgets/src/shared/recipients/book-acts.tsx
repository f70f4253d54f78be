/** What can be done with an entry of a book: pay it, change it, make it a favourite, take it out. */
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useLinks } from '../../kit/action/link-resolver.ts';
import { Menu } from '../../kit/overlay/menu.tsx';
import { useRefresh } from '../../kit/remote/remote.ts';
import type { Intent } from '@bankside/core/rules/intent.ts';
import { useAction, type Action } from '../../kit/remote/use-action.ts';
import { useT } from '../../kit/words.tsx';
import type { Book } from './book.ts';
import * as look from './recipients.css.ts';

/** As it is now; for `favourite` as it will be. */
export type Entry = { readonly id: string; readonly version: number; readonly is_favourite: boolean };
type Calls = {
  readonly favourite: (entry: Entry, intent: Intent) => Promise<unknown>;
  readonly remove: (id: string, intent: Intent) => Promise<unknown>;
};
export type BookActs = {
  readonly favourite: Action<Entry, unknown>;
  readonly remove: Action<Entry, unknown>;
  readonly trouble: ReactNode;
};

export function useBookActs(book: Book, calls: Calls): BookActs {
  const t = useT('recipients');
  const refreshes = [[book]] as const;
  const refresh = useRefresh();
  const favourite = useAction(calls.favourite, { refreshes, onFailed: () => refresh([book]) }); // somebody else changed it: show theirs
  const remove = useAction(({ id }: Entry, intent) => calls.remove(id, intent), { refreshes, says: t(`${book}.deleted`) });
  return { favourite, remove, trouble: <FailureNote failure={favourite.failure} /> };
}

export const payAt = { payees: ['transferFiat', 'payee_id'], addresses: ['transferDigital', 'address_id'] } as const;
export const viewAt = { payees: 'payee', addresses: 'walletAddress' } as const;
export const editAt = { payees: 'newPayee', addresses: 'newAddress' } as const;

type EntryMenuProps = {
  readonly book: Book;
  readonly entry: Entry;
  readonly name: string;
  readonly acts: BookActs;
  /** On its own page, which has paying and editing as buttons. */
  readonly onPage?: boolean;
};

export function EntryMenu({ book, entry, name, acts, onPage = false }: EntryMenuProps) {
  const t = useT('recipients');
  const links = useLinks();
  const [asking, setAsking] = useState(false);
  const { id, version, is_favourite } = entry;
  const [place, param] = payAt[book];
  return (
    <span className={look.rowActs}>
      <Menu
        label=""
        icon="more"
        name={t('actsOf', { name })}
        side="bottom-end"
        entries={[
          ...(onPage
            ? []
            : [
                { label: t('acts.open'), onChoose: () => links.go(viewAt[book], { id }) },
                { label: t('acts.pay'), onChoose: () => links.go(place, { [param]: id }) },
                { label: t('acts.edit'), onChoose: () => links.go(editAt[book], { id }) },
              ]),
          {
            label: t(is_favourite ? 'acts.unfavour' : 'acts.favour'),
            onChoose: () => void acts.favourite.run({ id, version, is_favourite: !is_favourite }),
          },
          'rule',
          { label: t('acts.delete'), danger: true, onChoose: () => setAsking(true) },
        ]}
      />
      {asking && <DeleteDialog book={book} entry={entry} name={name} remove={acts.remove} onClose={() => setAsking(false)} />}
    </span>
  );
}

type DeleteDialogProps = Omit<EntryMenuProps, 'acts' | 'onPage'> & { readonly remove: BookActs['remove']; readonly onClose: () => void };

function DeleteDialog({ book, entry, name, remove, onClose }: DeleteDialogProps) {
  const t = useT('recipients');
  const act = () => void remove.send(entry).then(onClose, () => undefined);
  const close = () => {
    remove.forget();
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('delete.title', { name })}
      text={t('delete.text')}
      act={t(`${book}.delete`)}
      busy={remove.busy}
      onAct={act}
      onClose={close}
    >
      <FailureNote failure={remove.failure} />
    </ConfirmDialog>
  );
}
