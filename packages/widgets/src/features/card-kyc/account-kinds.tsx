/** What is the bank's only one: the username is asked about, the email proved by a code when it is another one (CRD-57). */
import { useEditing } from './section-context.ts';
import { VerifiedEmail } from '../../kit/form/verify/verified-email.tsx';
import { VerifiedField, type Verdict } from '../../kit/form/verify/verified-field.tsx';
import { narrow } from '../../kit/form/fields/text-field.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import type { FieldProps } from '../../kit/form/engine/use-form.ts';
import { emailProof } from '../../shared/client/email-proof.ts';

type Props = FieldProps<string>;
/** Worth asking the bank about: it looks like a username (APP-09). */
const looksRight = (value: string) => /^\w{3,30}$/.test(value);

export function UsernameField(props: Props) {
  const bank = useBank();
  const { holder } = useEditing();
  const verify = async (username: string): Promise<Verdict> => {
    if (username === holder.account['username']) return {};
    const { available, suggestion } = await bank.call('/card/verifyUsername', { username }, { background: true });
    if (available) return {};
    return suggestion ? { error: { rule: 'usernameTakenTry', params: { suggestion } }, suggestion } : { error: { rule: 'usernameTaken' } };
  };
  return (
    <VerifiedField {...props} verify={verify} plausible={looksRight} unknownRule="usernameUnchecked" autoComplete="off" fold={narrow} />
  );
}

export function EmailRow(props: Props) {
  const bank = useBank();
  const { emailProved, onEmail } = useEditing();
  return <VerifiedEmail {...props} verified={emailProved} onVerified={onEmail} onChange={() => onEmail('')} {...emailProof(bank)} />;
}
