/** What a record moves: a true minus or a plus, grey and light until it is final, struck through when it came to nothing (DES-08). */
import { Amount } from '../../kit/data/amount.tsx';
import { finalityOf } from './money-status.tsx';

type MoneyFigureProps = {
  /** A row or a record: what any list of money answers. */
  readonly of: { readonly amount: string; readonly currency: string; readonly status: string };
  /** In a list what is not final is light; alone, as the figure of its page, it leads. */
  readonly size?: 'list' | 'inline' | 'figure';
};

export const MoneyFigure = ({ of: { amount, currency, status }, size = 'list' }: MoneyFigureProps) => (
  <Amount amount={amount} currency={currency} size={size} plus state={stateIn(size, finalityOf(status))} />
);

const stateIn = (size: string, finality: ReturnType<typeof finalityOf>) =>
  size === 'figure' && finality === 'open' ? 'settled' : finality;
