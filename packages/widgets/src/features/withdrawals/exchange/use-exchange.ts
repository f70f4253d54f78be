/** What is typed of an exchange, kept for the tab, and the price of it. */
import type { Values } from '../../../kit/form/form-paths.ts';
import { textOf } from '../../../kit/form/form-paths.ts';
import { useTabDraft } from '../../../parts/tab-shelf.ts';
import { useCallback, useMemo } from 'react';
import { minorOf } from '../steps/amounts.ts';
import { useQuote, type Asked, type Quoting } from '../steps/use-quote.ts';
import { isCurrency } from '@bankside/core/rules/currencies.ts';
import type { ExchangeDetails, ExchangeKind } from './exchange.tsx';

export type ExchangeDraft = { readonly currency: string; readonly to_currency: string; readonly amount: string };
const blank: ExchangeDraft = { currency: '', to_currency: '', amount: '' };

export type ExchangeUnderWay = {
  readonly draft: ExchangeDraft;
  readonly change: (values: Values) => void;
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  readonly forget: () => void;
};

/** Dollars into USDC where nothing says otherwise: what there is most of is given. */
function startOf({ balances }: ExchangeDetails): ExchangeDraft {
  const first = balances.find(({ available }) => /[1-9]/.test(available)) ?? balances[0];
  const currency = first?.currency ?? 'USD';
  return { currency, to_currency: currency === 'USDC' ? 'USD' : 'USDC', amount: '' };
}

function askedOf({ currency, to_currency, amount }: ExchangeDraft, otc: boolean): Asked | undefined {
  if (!isCurrency(currency) || !isCurrency(to_currency) || currency === to_currency || minorOf(amount, currency) === undefined)
    return undefined;
  return { transfer_type: 'currency', currency, to_currency, amount, ...(otc ? { otc } : {}) };
}

export function useExchange(details: ExchangeDetails, kind: ExchangeKind, renews: boolean): ExchangeUnderWay {
  const [kept, put, drop] = useTabDraft(`exchange.${kind}`, blank);
  const draft = kept.currency ? kept : { ...startOf(details), amount: kept.amount };
  const { currency, to_currency, amount } = draft;
  const asked = useMemo(() => askedOf({ currency, to_currency, amount }, kind === 'otc'), [currency, to_currency, amount, kind]);
  const quoting = useQuote(`exchange.${kind}`, asked, { renews });
  const { forget: forgetQuote } = quoting;
  return {
    draft,
    asked,
    quoting,
    change: useCallback(
      (values) =>
        put({ currency: textOf(values['currency']), to_currency: textOf(values['to_currency']), amount: textOf(values['amount']) }),
      [put],
    ),
    forget: useCallback(() => {
      drop();
      forgetQuote();
    }, [drop, forgetQuote]),
  };
}
