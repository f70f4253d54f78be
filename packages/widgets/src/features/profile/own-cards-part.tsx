/** The cards that this person holds: blocked at once when one is lost, whatever other rights they have (CRD-68). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Status } from '../../kit/data/status.tsx';
import { ConfirmDialog } from '../../kit/overlay/dialog.tsx';
import { CallView, FailureNote } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { PagePart } from '../../shared/page-part.tsx';
import * as look from './profile.css.ts';

type Own = OutOf<'/card/own'>['list'][number];
type Order = InOf<'/card/ownOpStatus'>;
const key = ['profile', 'ownCards'] as const;

/** Nothing for who holds none. */
export function OwnCardsPart() {
  const t = useT('profile');
  const bank = useBank();
  const remote = useRemote(key, (signal) => bank.call('/card/own', {}, { signal }));
  if (remote.state === 'loading' || (remote.state === 'ready' && remote.data.list.length === 0)) return null;
  return (
    <PagePart title={t('cards.title')} text={t('cards.text')}>
      <CallView of={remote} failed={t('cards.failed')}>
        {({ list }) => (
          <ul className={look.cards}>
            {list.map((card) => (
              <OwnCard key={card.card_id} card={card} />
            ))}
          </ul>
        )}
      </CallView>
    </PagePart>
  );
}

function OwnCard({ card }: { readonly card: Own }) {
  const t = useT('profile');
  const [op, setOp] = useState<Order['op']>();
  const { actions, holder_name, last4 } = card;
  const offered = actions.block === '' ? 'block' : actions.unblock === '' ? 'unblock' : undefined;
  const why = actions.unblock === 'notBlocked' ? actions.block : actions.unblock;
  return (
    <li className={look.card}>
      <span>
        {holder_name} {cardText(last4)}
      </span>
      <OwnStatus status={card.status} />
      <span className={look.act}>
        {offered ? (
          <Button compact variant={offered === 'block' ? 'dangerQuiet' : 'secondary'} onClick={() => setOp(offered)}>
            {t(`cards.${offered}.act`)}
          </Button>
        ) : (
          <span className={faint}>{t(`cards.why.${why in whys ? (why as keyof typeof whys) : 'final'}`)}</span>
        )}
      </span>
      {op && <SwitchDialog card={card} op={op} onClose={() => setOp(undefined)} />}
    </li>
  );
}
/** Why a holder may neither block nor unblock. */
const whys = {
  notDelivered: true,
  notActive: true,
  blockedByCompany: true,
  blockedByAdministrator: true,
  replacementApplied: true,
  final: true,
} as const;

function OwnStatus({ status }: Pick<Own, 'status'>) {
  const t = useT('options');
  const state = stateOf(lifecycle, status);
  const { tone, glyph } = state === 'unknown' ? ({ tone: 'stopped', glyph: 'dotted' } as const) : lifecycle.states[state];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(state === 'unknown' ? 'states.unknown' : `states.card.${state}`)}
    </Status>
  );
}

function SwitchDialog({ card, op, onClose }: { readonly card: Own; readonly op: Order['op']; readonly onClose: () => void }) {
  const t = useT('profile');
  const bank = useBank();
  const number = cardText(card.last4);
  const change = useAction((input: Order, intent) => bank.call('/card/ownOpStatus', input, { key: intent.key }), {
    says: t(`cards.${op}.done`, { number }),
    refreshes: [key, ['cards']],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t(`cards.${op}.title`, { number })}
      text={t(`cards.${op}.text`)}
      act={t(`cards.${op}.act`)}
      busy={change.busy}
      onAct={() => void change.run({ card_id: card.card_id, op, version: card.version })}
      onClose={onClose}
    >
      <FailureNote failure={change.failure} />
    </ConfirmDialog>
  );
}
