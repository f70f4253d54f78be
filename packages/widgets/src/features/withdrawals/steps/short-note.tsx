/** The one note on a balance that does not carry the payment: what is missing, and a prefilled way to get it. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { may, type Holder } from '@bankside/core/rules/access/permissions.ts';
import type { TransferType } from '@bankside/core/rules/money/transfers.ts';
import type { Ref } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { useForm } from '../../../kit/form/engine/use-form.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT, type T } from '../../../kit/words.tsx';
import { useHost } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { isNought } from './amounts.ts';
import { mayPayFrom, otherBalances, payFrom, type Balances } from '../funding/pay-from.tsx';
import { comeBackTo } from './payment-left.ts';
import * as look from './steps.css.ts';
import type { Asked, Quoting } from './use-quote.ts';
import { useShortfall, type Shortfall } from './use-shortfall.ts';

type Kind = Exclude<TransferType, 'currency'>;
type Props = {
  readonly kind: Kind;
  readonly details: Balances;
  readonly currency: string;
  readonly available: string;
  /** Of a typed amount; without one there is nothing available at all. */
  readonly short: Shortfall | undefined;
  /** What is typed is kept: nobody has to be asked before the page is left. */
  readonly onLeave: () => void;
  /** Where focus goes when the amount was sent all the same. */
  readonly focus: Ref<HTMLDivElement>;
};

export function ShortNote({ kind, details, currency, available, short, onLeave, focus }: Props) {
  const t = useT('withdrawals');
  const host = useHost();
  const person = useSession();
  const mayExchange = mayPayFrom(person);
  const form = useForm();
  const leave = () => {
    comeBackTo(host, kind);
    onLeave();
  };
  const title = isNought(available)
    ? t('steps.short.none', { currency })
    : t('steps.short.some', { available: exactAmount(available, currency) });
  const from = mayExchange && short?.cover?.pays ? short.cover.currency : '';
  const hasExchange = mayExchange && (short ? short.cover !== null : otherBalances(details, currency).length > 0);
  const params = { to: currency, ...(short?.cover ? { from: short.cover.currency, receive: short.missing } : {}) };
  const action = from ? (
    <Button onClick={() => form.set(payFrom, from)}>{t('steps.short.payFrom', { from })}</Button>
  ) : hasExchange ? (
    <Link to="fx" params={params} onClick={leave}>
      {t('steps.short.toExchange')}
    </Link>
  ) : short?.cover || !mayDeposit(person, kind) ? undefined : (
    <Link to={kind === 'address' ? 'depositDigital' : 'depositFiat'} onClick={leave}>
      {t('steps.short.toDeposit')}
    </Link>
  );
  return (
    <Note ref={focus} tone="attention" live="alert" title={title} action={action}>
      {from ? payText(t, currency, from, short) : textOf(t, currency, short, { mayExchange, hasExchange })}
    </Note>
  );
}

const feesText = (t: T<'withdrawals'>, currency: string, { missing, total_debit }: Shortfall): string =>
  missing === total_debit ? '' : `${t('steps.short.fees', { total: exactAmount(total_debit, currency) })} `;
const payText = (t: T<'withdrawals'>, currency: string, from: string, short: Shortfall | undefined): string =>
  `${short ? feesText(t, currency, short) : ''}${t('steps.short.pay', { from })}`;
const mayDeposit = (person: Holder, kind: Kind) => may(person, kind === 'address' ? '3-2' : '3-1');

/** `hasExchange`: and there is a balance to exchange from. */
type Rights = { readonly mayExchange: boolean; readonly hasExchange: boolean };

function textOf(t: T<'withdrawals'>, currency: string, short: Shortfall | undefined, rights: Rights): string {
  if (!short) return t(rights.hasExchange ? 'steps.short.before' : 'steps.short.deposit', { currency });
  const missing = exactAmount(short.missing, currency);
  const from = short.cover?.currency;
  const way = !from
    ? t('steps.short.nothing', { missing })
    : rights.mayExchange
      ? t('steps.short.exchange', { missing, from })
      : short.exchangers
        ? t('steps.short.by', { names: short.exchangers, missing, from })
        : t('steps.short.somebody', { missing, from });
  return `${feesText(t, currency, short)}${way}`;
}

type CostProps = {
  readonly asked: Asked | undefined;
  readonly quoting: Quoting;
  /** "What it costs" when absent. */ readonly title?: string;
};

/** In place of a price that the balance does not carry: what would leave the account. Why it cannot is the note's to say. */
export function ShortCost({ asked, quoting, title }: CostProps) {
  const t = useT('withdrawals');
  const short = useShortfall(asked, quoting);
  return (
    <>
      <h3 className={look.costHead}>{title ?? t('steps.cost.title')}</h3>
      {short && asked && <ShortFigures short={short} asked={asked} />}
    </>
  );
}

function ShortFigures({
  short: { fees, total_debit },
  asked: { amount = '', currency },
}: {
  readonly short: Shortfall;
  readonly asked: Asked;
}) {
  const t = useT('withdrawals');
  return (
    <Facts kind="totals">
      <Fact label={t('steps.cost.amount')}>
        <Amount amount={amount} currency={currency} />
      </Fact>
      <Fact label={t('money:fees.total')}>
        <Amount amount={fees.total} currency={currency} />
      </Fact>
      <Fact sum label={t('steps.cost.leaves')}>
        <Amount amount={total_debit} currency={currency} />
      </Fact>
    </Facts>
  );
}
