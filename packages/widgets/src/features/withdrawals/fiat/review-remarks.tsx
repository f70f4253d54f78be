/** What one should know before pressing Send: how often this recipient was paid, what looks odd, and who acts next. */
import { exactAmount } from '@bankside/core/i18n/amounts.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { review as remark } from '../steps/steps.css.ts';
import type { Check } from './use-check.ts';

/** The risk is in a note; the rest in a sentence or two. */
export function ReviewRemarks({ check, receiver }: { readonly check: Check; readonly receiver: string }) {
  const t = useT('withdrawals');
  const { warnings } = check;
  const likeAnother = warnings.includes('likeAnother');
  const saysNew = !likeAnother && warnings.includes('newRecipient');
  return (
    <>
      {(likeAnother || saysNew) && (
        <Note tone="attention" title={t(likeAnother ? 'fiat.warn.likeAnother' : 'fiat.warn.newRecipient', { name: receiver })}>
          {t(likeAnother ? 'fiat.warn.likeAnotherText' : 'fiat.warn.newRecipientText')}
        </Note>
      )}
      <p className={remark}>
        {!(saysNew && check.paid.times === 0) && <Paid check={check} />}{' '}
        {warnings.includes('secondApproval') && t(check.approvers > 1 ? 'fiat.warn.twoApprovals' : 'fiat.warn.secondApproval')}{' '}
        {warnings.includes('bankReview') && !warnings.includes('newRecipient') && t('fiat.warn.bankReview')}
      </p>
    </>
  );
}

function Paid({ check: { paid } }: { readonly check: Check }) {
  const t = useT('withdrawals');
  const dates = useDates();
  if (paid.times === 0 || !paid.last) return <>{t('fiat.paid.never')}</>;
  const { amount, currency, date } = paid.last;
  const last = { amount: exactAmount(amount.replace(/^-/, ''), currency), date: dates.date(date) };
  return <>{paid.times === 1 ? t('fiat.paid.once', last) : t('fiat.paid.often', { times: paid.times, ...last })}</>;
}
