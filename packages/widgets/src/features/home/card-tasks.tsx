/** What of the company's cards waits for this person (CRD-26): each leads to the list that shows it, or to the only one. */
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { cardTodos, type CardTodo } from '@bankside/core/rules/cards/todos.ts';
import type { annualFee } from '@bankside/core/rules/lifecycles/annual-fee.ts';
import { card } from '@bankside/core/rules/lifecycles/card.ts';
import type { contractOrder } from '@bankside/core/rules/lifecycles/contract-order.ts';
import { topUp } from '@bankside/core/rules/lifecycles/top-up.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { Link } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import type { Home } from './home.ts';
import { TaskRow } from './task-row.tsx';

type Todo = Home['todo'][number];
type Target = { readonly to: BuiltPlace; readonly params: Readonly<Record<string, string>> };

const toActivate: Target = { to: 'cards', params: { status: String(card.states.inactive.wire) } };
/** The list of all of them, and the way to the only one. */
const targets: Readonly<Record<CardTodo, readonly [all: Target, one: (id: string) => Target]>> = {
  card_decisions: [{ to: 'applyCardInfo', params: {} }, (id) => ({ to: 'applyCardInfo', params: { id } })],
  contracts_offered: [{ to: 'contracts', params: {} }, (id) => ({ to: 'contracts', params: { id } })],
  orders_rejected: [
    { to: 'contractOrders', params: { status: 'rejected' satisfies keyof typeof contractOrder.states } },
    (id) => ({ to: 'contract', params: { id } }),
  ],
  top_ups_failed: [
    { to: 'topUps', params: { status: String(topUp.states.retry.wire) } },
    (id) => ({ to: 'topUps', params: { status: String(topUp.states.retry.wire), id } }),
  ],
  fees_overdue: [
    { to: 'annualFees', params: { payment: 'overdue' satisfies keyof typeof annualFee.states } },
    (id) => ({ to: 'annualFee', params: { id } }),
  ],
  holders_failed: [
    { to: 'cardKyc', params: { status: String(verification.states.failed.wire) } },
    (id) => ({ to: 'cardKycInfo', params: { id } }),
  ],
  cards_locked: [toActivate, (id) => ({ to: 'cards', params: { id } })],
  cards_to_activate: [toActivate, (id) => ({ to: 'cards', params: { id, act: 'activate' } })],
  fees_due: [
    { to: 'annualFees', params: { payment: 'unpaid' satisfies keyof typeof annualFee.states } },
    (id) => ({ to: 'annualFee', params: { id } }),
  ],
};

export const isCardTodo = (kind: Todo['kind']): kind is CardTodo => cardTodos.some((each) => each === kind);

export function CardTasks({ todo }: { readonly todo: Home['todo'] }) {
  const t = useT('home');
  return todo.map(({ kind, count, only }) => {
    if (!isCardTodo(kind)) return null;
    const [all, one] = targets[kind];
    const { to, params } = only === undefined ? all : one(only);
    return (
      <TaskRow
        key={kind}
        name={t(`needs.${kind}.title`, { count })}
        note={t(`needs.${kind}.text`)}
        act={
          <Link to={to} params={params}>
            {t(`needs.${kind}.act`)}
          </Link>
        }
      />
    );
  });
}
