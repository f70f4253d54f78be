/** One line in full: who, what, to what, when, from where, and why not; from here to the record (ACT-06). */
import { pageAsks, shutTo } from '@bankside/core/rules/access/admission.ts';
import { pageNeeds } from '@bankside/core/rules/access/page-needs.ts';
import { ButtonLink } from '../../kit/action/link.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { faint } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { useUserInfo } from '../../runtime/user.ts';
import { useDates } from '../../shared/dates.ts';
import type { Line } from './activity-query.ts';
import { Result, saidOf, whoIs } from './activity-words.tsx';

type Page =
  | 'transaction'
  | 'payee'
  | 'walletAddress'
  | 'cards'
  | 'topUps'
  | 'cardTransactions'
  | 'applyCardInfo'
  | 'annualFee'
  | 'contracts'
  | 'colleagueRequests'
  | 'developers'
  | 'kyc';
type To = { readonly page: Page; readonly params?: Readonly<Record<string, string>> };
const leads: Readonly<Record<string, (id: string) => To>> = {
  transaction: (id) => ({ page: 'transaction', params: { id } }),
  payee: (id) => ({ page: 'payee', params: { id } }),
  address: (id) => ({ page: 'walletAddress', params: { id } }),
  card: (id) => ({ page: 'cards', params: { id } }),
  topUp: () => ({ page: 'topUps' }),
  purchase: () => ({ page: 'cardTransactions' }),
  application: () => ({ page: 'applyCardInfo' }),
  annualFee: (id) => ({ page: 'annualFee', params: { id } }),
  contract: () => ({ page: 'contracts' }),
  order: () => ({ page: 'contracts' }),
  colleague: () => ({ page: 'colleagueRequests' }),
  event: (id) => ({ page: 'developers', params: { delivery: id } }),
  link: () => ({ page: 'applyCardInfo' }),
  kyc: () => ({ page: 'kyc' }),
};

export function ActivityDialog({ line, onClose }: { readonly line: Line; readonly onClose: () => void }) {
  const t = useT('activity');
  const { dateTime } = useDates();
  const info = useUserInfo();
  const { who, about, at, result, why, address, browser } = line;
  const to = leads[about.type]?.(about.id);
  const isOpen = to && info && shutTo(pageAsks(pageNeeds[to.page]), info) === null;
  return (
    <Dialog
      title={saidOf(t, line)}
      text={t('page.by', { who: whoIs(t, line), time: dateTime(at) })}
      onClose={onClose}
      actions={
        isOpen && (
          <ButtonLink to={to.page} {...(to.params && { params: to.params })}>
            {t('page.open', { page: t(`shell:places.${to.page}`) })}
          </ButtonLink>
        )
      }
    >
      <Facts>
        <Fact label={t('file.result')}>
          <Result result={result} />
        </Fact>
        {why && <Fact label={t('file.why')}>{why}</Fact>}
        {about.label && <Fact label={t('file.about')}>{about.label}</Fact>}
        {who.email && <Fact label={t('file.who')}>{who.email}</Fact>}
        <Fact label={t('file.kind')}>{t(`kinds.${line.kind}`)}</Fact>
        <Fact label={t('file.address')}>{address || <span className={faint}>{t('page.byBank')}</span>}</Fact>
        {address && <Fact label={t('file.browser')}>{browser || t('otherProgram')}</Fact>}
      </Facts>
    </Dialog>
  );
}
