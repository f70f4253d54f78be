/** What is typed of an exchange, kept for the tab, and the price of it: by what is given, or by what is to be received. */
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { useDraft } from '../../../runtime/drafts.ts';
import { useCallback, useMemo } from 'react';
import { isAskable } from '../steps/amounts.ts';
import { useQuote, type Asked, type Quote, type Quoting } from '../steps/use-quote.ts';
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import type { ExchangeDetails, ExchangeKind } from './exchange-kind.ts';

/** The amount that was typed last; the other follows from the quote. */
export type Side = 'amount' | 'receive';
export type ExchangeDraft = {
  readonly currency: string;
  readonly to_currency: string;
  readonly amount: string;
  readonly receive: string;
  readonly by: Side;
};
export const field = fieldsOf<ExchangeDraft>();
export const blank: ExchangeDraft = { currency: '', to_currency: '', amount: '', receive: '', by: 'amount' };
export const draftName = (kind: ExchangeKind): string => `exchange.${kind}`;

export type ExchangeUnderWay = {
  readonly draft: ExchangeDraft;
  readonly change: (values: Partial<ExchangeDraft>) => void;
  /** What the other amount is by the quote; known before it is written into the form. */
  readonly follow: (part: Partial<ExchangeDraft>) => void;
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  /** The quote of what is typed now. */
  readonly priced: Quote | undefined;
  readonly forget: () => void;
};

/** Dollars into USDC where nothing says otherwise: what there is most of is given. */
function startOf({ balances }: ExchangeDetails, to: string): Pick<ExchangeDraft, 'currency' | 'to_currency'> {
  const rows = balances.filter(({ currency }) => currency !== to);
  const first = rows.find(({ available }) => /[1-9]/.test(available)) ?? rows[0];
  const currency = first?.currency ?? 'USD';
  return { currency, to_currency: to || (currency === 'USDC' ? 'USD' : 'USDC') };
}

function askedOf({ currency, to_currency, amount, receive, by }: ExchangeDraft, otc: boolean): Asked | undefined {
  if (!isCurrency(currency) || !isCurrency(to_currency) || currency === to_currency) return undefined;
  if (by === 'receive' ? !isAskable(receive, to_currency) : !isAskable(amount, currency)) return undefined;
  return { transfer_type: 'currency', currency, to_currency, ...(by === 'receive' ? { receive } : { amount }), ...(otc ? { otc } : {}) };
}

/** Who types an amount asks by it. */
const sideOf = (before: Pick<ExchangeDraft, Side | 'by'>, typed: Pick<ExchangeDraft, Side>): Side =>
  typed.amount !== before.amount ? 'amount' : typed.receive !== before.receive ? 'receive' : before.by;

export function useExchange(details: ExchangeDetails, kind: ExchangeKind, renews: boolean): ExchangeUnderWay {
  const [kept, put, drop] = useDraft(draftName(kind), blank);
  const draft = kept.currency ? kept : { ...kept, ...startOf(details, kept.to_currency) };
  const { currency, to_currency, amount, receive, by } = draft;
  const typed = by === 'amount' ? amount : receive; // what follows from the quote is no part of the question
  const asked = useMemo(
    () =>
      askedOf({ currency, to_currency, by, amount: by === 'amount' ? typed : '', receive: by === 'receive' ? typed : '' }, kind === 'otc'),
    [currency, to_currency, by, typed, kind],
  );
  const quoting = useQuote(draftName(kind), asked, { renews });
  const { forget: forgetQuote } = quoting;
  return {
    draft,
    asked,
    quoting,
    priced: quoting.current ? quoting.quote : undefined,
    follow: put,
    change: useCallback(
      (values) => {
        const next = { ...blank, ...values };
        put({ ...next, by: sideOf({ amount, receive, by }, next) });
      },
      [put, amount, receive, by],
    ),
    forget: useCallback(() => {
      drop();
      forgetQuote();
    }, [drop, forgetQuote]),
  };
}
