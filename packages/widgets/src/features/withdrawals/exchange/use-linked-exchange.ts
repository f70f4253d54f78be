/** `/fx?from=USD&to=EUR&receive=1234.56` opens the exchange with that filled in; `amount` in place of `receive` is what is given. */
import { isCurrency } from '@bankside/core/rules/money/currencies.ts';
import { typedPattern } from '@bankside/core/rules/money/money.ts';
import { useEffect, useState } from 'react';
import { useQuery } from '../../../runtime/url.ts';
import { useStored } from '../../../runtime/drafts.ts';
import type { ExchangeKind } from './exchange-kind.ts';
import { blank, draftName, type ExchangeDraft } from './use-exchange.ts';

const names = ['from', 'to', 'amount', 'receive'] as const;
type Linked = Readonly<Record<(typeof names)[number], string>>;

const codeIn = (text: string): string => (isCurrency(text) ? text : '');
const amountIn = (text: string): string => (typedPattern.test(text) ? text : '');

export function draftOf({ from, to, amount, receive }: Linked): ExchangeDraft {
  const to_currency = codeIn(to);
  const currency = codeIn(from) === to_currency ? '' : codeIn(from);
  const typed = { amount: amountIn(amount), receive: amountIn(receive) };
  const by = typed.receive ? 'receive' : 'amount';
  return { ...blank, currency, to_currency: to_currency || (currency === 'USDC' ? 'USD' : 'USDC'), [by]: typed[by], by };
}

/** How often a link to this page was followed; undefined while one is about to be. What it says then is in the tab's draft and no more in the address. */
export function useLinkedExchange(kind: ExchangeKind): number | undefined {
  const [query, change] = useQuery(names);
  const [followed, setFollowed] = useState(0);
  const draft = useStored<ExchangeDraft>('draft', draftName(kind));
  const isLinked = names.some((name) => query[name] !== '');
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (wasLinked !== isLinked) {
    setWasLinked(isLinked);
    if (wasLinked) setFollowed(followed + 1);
  }
  const { from, to, amount, receive } = query;
  useEffect(() => {
    if (!isLinked) return;
    draft.write(draftOf({ from, to, amount, receive }));
    change({ from: '', to: '', amount: '', receive: '' });
  }, [isLinked, draft, from, to, amount, receive, change]);
  return isLinked ? undefined : followed;
}
