/** Where a notice leads (CRD-27): what it is about, for those who may open it. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { may, type Code } from '@bankside/core/rules/access/permissions.ts';
import type { NoticeSubject } from '@bankside/core/rules/options.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { Link } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { useSession } from '../../runtime/user.ts';

type Notification = OutOf<'/notice/list'>['list'][number];
type About = NonNullable<Notification['about']>;
type Going = { /** A link was followed: the panel is in the way. */ readonly onGo: () => void };

type See = `see${'Card' | 'TopUp' | 'Fee' | 'Holder' | 'Contract' | 'Order' | 'Colleague'}`;
const subjects: Readonly<Record<NoticeSubject, { readonly code: Code; readonly to: BuiltPlace; readonly words: See }>> = {
  card: { code: '4', to: 'cards', words: 'seeCard' },
  top_up: { code: '4', to: 'topUps', words: 'seeTopUp' },
  annual_fee: { code: '13', to: 'annualFee', words: 'seeFee' },
  holder: { code: '12', to: 'cardKycInfo', words: 'seeHolder' },
  contract: { code: '9-1', to: 'contracts', words: 'seeContract' },
  order: { code: '9-1', to: 'contract', words: 'seeOrder' },
  colleague: { code: '10', to: 'concealedAccount', words: 'seeColleague' },
};
const paramsOf = ({ id, keyword }: About) => (keyword ? { id, keyword } : { id });

/** The application that a sentence names by its number: the list then shows that one. */
function applicationIn(body: string): { readonly keyword: string } | null {
  const [number] = /CA-[\w-]*\w/.exec(body) ?? [];
  return number ? { keyword: number } : null;
}

/** Accepted documents lead on to verification. */
const isOfVerification = (kind: string): boolean => kind.startsWith('kyc_') || kind === 'documents_accepted';

export function NoticeLink({ of: { kind, body, about }, onGo }: Going & { readonly of: Notification }) {
  const t = useT('notices');
  const person = useSession();
  const subject = about && subjects[about.what];
  if (about && subject && may(person, subject.code))
    return (
      <Link to={subject.to} params={paramsOf(about)} onClick={onGo}>
        {t(subject.words)}
      </Link>
    );
  const application = kind.startsWith('card_') ? applicationIn(body) : null;
  if (application && may(person, '4'))
    return (
      <Link to="applyCardInfo" params={application} onClick={onGo}>
        {t('seeApplication')}
      </Link>
    );
  if (!isOfVerification(kind)) return null;
  return (
    <Link to="kyc" onClick={onGo}>
      {t('seeVerification')}
    </Link>
  );
}
