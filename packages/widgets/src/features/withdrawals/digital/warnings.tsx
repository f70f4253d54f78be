/** What the bank says of this transfer before it is sent: one note, however much there is to say (DES-37). */
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from './digital.css.ts';
import type { Check } from './use-digital-transfer.ts';

const said = ['likeAnother', 'newRecipient', 'secondApproval', 'bankReview'] as const;

export function Warnings({ check }: { readonly check: Check }) {
  const t = useT('withdrawals');
  const here = said.filter((warning) => check.warnings.includes(warning));
  const [first, ...rest] = here;
  if (!first) return null;
  const named = (warning: (typeof said)[number]) => (warning === 'secondApproval' && check.approvers > 1 ? 'twoApprovals' : warning);
  const isGrave = first === 'likeAnother' || first === 'newRecipient';
  return (
    <Note tone={isGrave ? 'attention' : 'progress'} title={t(`digital.warnings.${named(first)}.title`)}>
      <p>{t(`digital.warnings.${named(first)}.text`)}</p>
      {rest.map((warning) => (
        <p key={warning} className={look.more}>
          {t(`digital.warnings.${named(warning)}.text`)}
        </p>
      ))}
    </Note>
  );
}
