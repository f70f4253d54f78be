/** Every action of a card: what its state allows as buttons, the others with the reason why not, each reason once (DES-17). */
import { cardActions, type CardAction } from '@bankside/core/rules/cards/actions.ts';
import { useState, type ComponentType } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { lazy, usePart, type Lazy } from '../../../kit/lazy/lazy.ts';
import { useT, type T } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useCardsAround } from '../around.ts';
import type { Card } from '../use-cards.ts';
import type { ActProps } from './act-props.ts';
import { waitsFor } from './card-state.ts';
import * as look from './card.css.ts';

type Act = { readonly Dialog: ComponentType<ActProps> };

const formWords = ['form', 'rules', 'errors'] as const;
const moneyWords = [...formWords, 'card-money', 'money'] as const;
/** Each is fetched when it is opened. */
const dialogs: Partial<Record<CardAction, Lazy<Act>>> = {
  activate: lazy(() => import('../activate/activate-dialog.tsx').then((m) => ({ Dialog: m.ActivateDialog })), ...formWords),
  topUp: lazy(() => import('../top-up/top-up-dialog.tsx').then((m) => ({ Dialog: m.TopUpDialog })), ...moneyWords),
  setPin: lazy(() => import('../activate/pin-dialog.tsx').then((m) => ({ Dialog: m.PinDialog })), ...formWords),
  block: lazy(() => import('../changes/switch-dialog.tsx').then((m) => ({ Dialog: m.BlockDialog })), ...formWords),
  unblock: lazy(() => import('../changes/switch-dialog.tsx').then((m) => ({ Dialog: m.UnblockDialog })), ...formWords),
  replace: lazy(() => import('../changes/replace-dialog.tsx').then((m) => ({ Dialog: m.ReplaceDialog })), ...moneyWords),
  limits: lazy(() => import('../changes/limits-dialog.tsx').then((m) => ({ Dialog: m.LimitsDialog })), ...formWords),
  cancel: lazy(() => import('../changes/cancel-dialog.tsx').then((m) => ({ Dialog: m.CancelDialog })), ...formWords),
};
const all = cardActions.filter((act) => dialogs[act]);
const names = ['act'] as const;

export function CardActs({ card }: { readonly card: Card }) {
  const t = useT('cards');
  const { actions } = useCardsAround();
  const shown = all.filter((act) => actions.includes(act));
  const [{ act: asked }, change] = useQuery(names);
  const [opened, open] = useState(() => shown.find((act) => act === asked && card.actions[act] === ''));
  const close = () => {
    open(undefined);
    if (asked) change({ act: '' });
  };
  const offered = shown.filter((act) => card.actions[act] === '');
  const shut = shown.filter((act) => card.actions[act] !== '');
  const first = waitsFor(card) ?? offered.find((act) => act === 'topUp' || act === 'unblock');
  const sorted = offered.toSorted((a, b) => Number(b === first) - Number(a === first));
  const dialog = opened && dialogs[opened];
  if (shown.length === 0) return null;
  return (
    <div>
      <div className={look.acts}>
        {sorted.map((act) => (
          <Button
            key={act}
            compact
            variant={act === first ? 'primary' : act === 'cancel' ? 'dangerQuiet' : 'secondary'}
            onClick={() => open(act)}
          >
            {labelOf(t, act, card)}
          </Button>
        ))}
      </div>
      {shut.length > 0 && (
        <>
          <p className={look.more}>{t('acts.others')}</p>
          <ul className={look.shut} aria-label={t('acts.others')}>
            {[...byReason(t, shut, card)].map(([reason, acts]) => (
              <li key={reason} className={acts.length > 1 ? `${look.shutRow} ${look.shutTogether}` : look.shutRow}>
                <span className={look.acts}>
                  {acts.map((act) => (
                    <Button key={act} compact disabled aria-describedby={`why-${acts[0]}`}>
                      {labelOf(t, act, card)}
                    </Button>
                  ))}
                </span>
                <span id={`why-${acts[0]}`}>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog && <Opened key={opened} of={dialog} card={card} onClose={close} onNext={open} />}
    </div>
  );
}

const labelOf = (t: T<'cards'>, act: CardAction, { pin_set }: Card) => t(act === 'setPin' && pin_set ? 'acts.resetPin' : `acts.${act}`);

/** Where the same reason means another thing for this act. */
const others: Partial<Record<CardAction, Partial<Record<string, 'pinReset' | 'unblocked' | 'replacing'>>>> = {
  unblock: { notBlocked: 'unblocked' },
  setPin: {
    notDelivered: 'pinReset',
    notActive: 'pinReset',
    blockedByCompany: 'pinReset',
    replacementApplied: 'pinReset',
  },
};
function reasonOf(t: T<'cards'>, act: CardAction, { actions }: Card): string {
  const reason = actions[act];
  if (!reason) return '';
  const own = others[act]?.[reason] ?? (reason === 'replacementApplied' && act !== 'unblock' ? 'replacing' : reason);
  return t(`reasons.${own}`);
}

function byReason(t: T<'cards'>, acts: readonly CardAction[], card: Card): ReadonlyMap<string, readonly CardAction[]> {
  const rows = new Map<string, CardAction[]>();
  for (const act of acts) {
    const reason = reasonOf(t, act, card);
    rows.set(reason, [...(rows.get(reason) ?? []), act]);
  }
  return rows;
}

function Opened({ of, ...props }: ActProps & { readonly of: Lazy<Act> }) {
  const t = useT('shared');
  const { it, failed, again } = usePart(of);
  if (failed)
    return (
      <Note tone="negative" live="alert" title={t('kit.call.failed')} action={<TextButton onClick={again}>{t('retry')}</TextButton>} />
    );
  return it ? (
    <it.Dialog {...props} />
  ) : (
    <p className={look.more} role="status">
      {t('kit.button.busy')}
    </p>
  );
}
