/** A company's cards: listed, opened, blocked, unblocked. What moves money or takes a card's number is answered by `bank.reply` alone. */
import { companyOf, actionsOf, type CardStatus, type CompanyCard } from '../company.ts';
import { note } from '../decide.ts';
import { Refusal, type Ctx } from '../state.ts';
import type { HandlersOf } from './handler.ts';

const groups: Readonly<Partial<Record<string, 'active' | 'inactive' | 'blocked'>>> = {
  active: 'active',
  inactive: 'inactive',
  blocked_by_client: 'blocked',
};

function cardOf({ state }: Ctx, id: string | undefined): CompanyCard {
  const card = companyOf(state).cards.find(({ card_id }) => card_id === id);
  if (!card) throw new Refusal('notFound');
  return card;
}
const rowOf = ({
  limits: _l,
  spent: _s,
  tracking: _t,
  replaces: _r,
  replaced_by: _b,
  delivery_weeks: _d,
  timeline: _e,
  ...row
}: CompanyCard) => row;

function changed(ctx: Ctx, card: CompanyCard, status: CardStatus): void {
  const previous_status = card.status;
  const at = ctx.now.toISOString();
  card.timeline.push({
    at,
    event: status === 'active' ? 'unblockClient' : 'blockAsClient',
    from: previous_status,
    to: status,
    actor: 'client',
    name: '',
    note: '',
  });
  Object.assign(card, {
    status,
    blocked_by: status === 'active' ? '' : 'client',
    actions: actionsOf(status),
    updated_at: at,
    version: card.version + 1,
  });
  note(ctx.state, 'card_status', { card_id: card.card_id, last4: card.last4, application_id: '', status, previous_status, reason: '' });
}

export const cards: HandlersOf<
  | '/card/record'
  | '/card/info'
  | '/card/refreshData'
  | '/card/modifyOpStatus'
  | '/card/limits'
  | '/card/transactionDetails'
  | '/card/topRecord'
> = {
  '/card/record': ({ keyword = '', group, status }, { state }) => {
    const all = companyOf(state).cards.filter((card) =>
      `${card.holder_name} ${card.last4} ${card.kit_number}`.toLowerCase().includes(keyword.toLowerCase()),
    );
    const counts = { active: 0, inactive: 0, blocked: 0, underway: 0, ended: 0 };
    for (const card of all) counts[groups[card.status] ?? 'ended'] += 1;
    const found = all.filter((card) => (!group || groups[card.status] === group) && (!status || card.status === status));
    const list = found.map((card) => ({
      id: card.card_id,
      application_no: '',
      holder_name: card.holder_name,
      email: '',
      applicant_type: 'director' as const,
      application_status: '',
      company_decision: '',
      source: '',
      submitted_at: null,
      updated_at: card.updated_at,
      card: rowOf(card),
    }));
    const isWhole = keyword === '' && group === undefined && status === undefined;
    return { counts, ...(isWhole && { balance: '500.00' }), list, total: list.length, next_cursor: null };
  },
  '/card/info': ({ card_id }, ctx) => cardOf(ctx, card_id),
  '/card/refreshData': ({ card_id, card_ids = [] }, ctx) => {
    const ids = card_id === undefined ? card_ids : [card_id];
    return { list: ids.map((id) => rowOf(Object.assign(cardOf(ctx, id), { refreshed_at: ctx.now.toISOString() }))) };
  },
  '/card/modifyOpStatus': ({ card_id, op, version }, ctx) => {
    const card = cardOf(ctx, card_id);
    if (version !== undefined && version !== card.version) throw new Refusal('changedMeanwhile');
    if (op !== 'block' && op !== 'unblock') throw new Error(`the test kit answers /card/modifyOpStatus with ${op} only by bank.reply`);
    if (card.actions[op] !== '') throw new Refusal('cardStatusError');
    changed(ctx, card, op === 'block' ? 'blocked_by_client' : 'active');
    return { card: rowOf(card), replacement_id: null };
  },
  '/card/limits': ({ card_id, version, ...limits }, ctx) => {
    const card = cardOf(ctx, card_id);
    if (version !== undefined && version !== card.version) throw new Refusal('changedMeanwhile');
    Object.assign(card, { limits, version: card.version + 1 });
    return { card };
  },
  '/card/transactionDetails': () => ({ list: [], total: 0, next_cursor: null }),
  '/card/topRecord': () => ({ list: [], total: 0, next_cursor: null }),
};
