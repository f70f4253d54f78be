/** The state of a record of money: word, shape and tone as the lifecycle's table has them. */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { statusName, transaction } from '@bankside/core/rules/lifecycles/transaction.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

type MoneyStatusProps = {
  /** The wire code, 'pending_approval'. */
  readonly status: string;
  /** Of the record, 'deposit': what it waits for depends on it. */
  readonly type: string;
  /** Of the record, 'bank'; staff read the lifecycle's own word. */
  readonly waitsFor?: string;
  readonly soft?: boolean;
};

/** A code that nobody knows, from a newer bank, is shown as such. */
export function MoneyStatus({ status, type, waitsFor = '', soft = false }: MoneyStatusProps) {
  const t = useT('options');
  const name = stateOf(transaction, status);
  if (name === 'unknown')
    return (
      <Status tone="stopped" glyph="dotted" soft={soft}>
        {t('states.unknown')}
      </Status>
    );
  const word = statusName(status, type, waitsFor);
  const { tone, glyph } =
    transaction.states[word === 'withBank' ? 'adminReview' : word === 'quoted' || word === 'retry' ? 'pendingApproval' : name];
  return (
    <Status tone={tone} glyph={glyph} soft={soft}>
      {t(word === 'unknown' ? 'states.unknown' : `states.transaction.${word}`)}
    </Status>
  );
}

/** settled: booked. void: came to nothing. open: still moves, or nobody knows. */
export function finalityOf(status: string): 'settled' | 'void' | 'open' {
  const name = stateOf(transaction, status);
  if (name === 'success') return 'settled';
  return name === 'rejected' || name === 'failed' ? 'void' : 'open';
}
