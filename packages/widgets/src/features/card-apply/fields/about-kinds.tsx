/** The rest of the first step: what is verified, the mobile number, the day of birth, and which director. */
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { DateField } from '../../../kit/form/fields/date-field.tsx';
import { PhoneField } from '../../../kit/form/fields/phone-field.tsx';
import { SelectField } from '../../../kit/form/choices/select-field.tsx';
import { narrow } from '../../../kit/form/fields/text-field.tsx';
import { VerifiedEmail } from '../../../kit/form/verify/verified-email.tsx';
import { VerifiedField, type Verdict } from '../../../kit/form/verify/verified-field.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Kind, KindProps } from '../../../wizard/kinds.ts';
import { useApplication, useApplying, useReadOnly } from '../application-context.ts';
import { NameOnCard } from './name-on-card.tsx';
import type { FieldRow } from './field-rows.ts';
import { emailProof } from '../../../shared/client/email-proof.ts';

type Props = KindProps<FieldRow>;
export const kinds = {
  nameOnCard: ({ row: _row, ...props }) => <NameOnCard {...props} />,
  username: UsernameRow,
  email: EmailRow,
  mobile: ({ row: _row, ...props }) => <PhoneField {...props} codeName={fieldNamed('country_code')} />,
  day: ({ row, ...props }) => <DateField {...props} birthday={row.name === 'birth_date'} />,
  director: DirectorRow,
} as const satisfies Readonly<Record<string, Kind<FieldRow>>>;

/** Worth asking the bank about: it looks like a username (APP-09). */
const looksRight = (value: string) => /^\w{3,30}$/.test(value);

function UsernameRow({ row: _row, ...props }: Props) {
  const readOnly = useReadOnly(props.name);
  const { store } = useApplying();
  const email = useApplication((state) => state.values['email']);
  const verify = async (username: string): Promise<Verdict> => {
    const input = { username, ...(typeof email === 'string' && /^\S+@\S+\.\S+$/.test(email) && { email }) };
    const { available, suggestion } = await store.source.bank.call('/card/verifyUsername', input, { background: true });
    if (available) return {};
    return suggestion ? { error: { rule: 'usernameTakenTry', params: { suggestion } }, suggestion } : { error: { rule: 'usernameTaken' } };
  };
  return (
    <VerifiedField
      {...props}
      readOnly={readOnly}
      verify={verify}
      plausible={looksRight}
      unknownRule="usernameUnchecked"
      autoComplete="off"
      fold={narrow}
    />
  );
}

function EmailRow({ row: _row, ...props }: Props) {
  const readOnly = useReadOnly(props.name);
  const { store } = useApplying();
  const verified = useApplication((state) => state.emailToken !== '');
  const { bank } = store.source;
  return (
    <VerifiedEmail
      {...props}
      readOnly={readOnly}
      verified={verified}
      onVerified={(token) => store.verified(token)}
      onChange={() => store.verified('')}
      {...emailProof(bank)}
    />
  );
}

function DirectorRow({ row: _row, ...props }: Props) {
  const t = useT('apply-start');
  const { opened } = useApplying();
  const options = opened.directors.map(({ id, name, id_number_masked: masked, has_application: has }) => ({
    value: id,
    label: [name, masked, has && t('director.has')].filter(Boolean).join(' · '),
  }));
  return <SelectField {...props} hint={options.length ? undefined : t('director.none')} options={options} />;
}
