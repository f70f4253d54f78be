/** What the bank says of this transfer before it is sent: one note, however much there is to say (DES-37). */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './digital.css.ts';
import type { Check, Details } from './use-digital-transfer.ts';

const said = ['likeAnother', 'newRecipient', 'secondApproval', 'bankReview'] as const;

export function Warnings({ check, details }: { readonly check: Check; readonly details: Details }) {
  const t = useT('withdrawals');
  const here = said.filter((warning) => check.warnings.includes(warning));
  const [first, ...rest] = here;
  if (!first) return null;
  const above = details.second_approval_above_usd && formatAmount(details.second_approval_above_usd, 'USD');
  const isGrave = first === 'likeAnother' || first === 'newRecipient';
  return (
    <Note tone={isGrave ? 'attention' : 'progress'} title={t(`digital.warnings.${first}.title`)}>
      <p>{t(`digital.warnings.${first}.text`, { above })}</p>
      {rest.map((warning) => (
        <p key={warning} className={look.more}>
          {t(`digital.warnings.${warning}.text`, { above })}
        </p>
      ))}
    </Note>
  );
}
