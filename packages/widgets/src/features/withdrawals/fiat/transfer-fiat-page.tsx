/** transfer_p_fiat (TRF-02): to a payee, to another account, to another currency; and the transfers that were made. */
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { Tabs } from '../../../kit/nav/tabs.tsx';
import { useT } from '../../../kit/words.tsx';
import { RecordBook } from '../../../shared/money/record-book.tsx';
import { useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import { Exchange } from '../exchange/exchange.tsx';
import { AccountTransfer } from './account-transfer.tsx';
import * as look from './fiat.css.ts';
import { PayeeTransfer } from './payee-transfer.tsx';

const targets = ['payee', 'account', 'currency', 'past'] as const;
type Target = (typeof targets)[number];

export function TransferFiatPage() {
  const t = useT('withdrawals');
  const session = useSession();
  const [query, change] = useQuery(['to', 'step', 'id']);
  const target = targets.find((each) => each === query.to) ?? 'payee';
  const choices = (page: ReactNode) => (
    <>
      <PageHead
        title={t('fiat.title')}
        actions={may(session, '11-2') && <ButtonLink to="transferDigital">{t('digital.target')}</ButtonLink>}
      />
      <Tabs
        name={t('fiat.tabs.name')}
        tabs={targets.map((key) => ({ key, label: t(`fiat.tabs.${key}`) }))}
        value={target}
        onChange={(to: Target) => change({ to: to === 'payee' ? '' : to, step: '', id: '' }, true)}
      >
        <div className={look.tabPage}>{page}</div>
      </Tabs>
    </>
  );
  if (target === 'payee') return <PayeeTransfer choices={choices} />;
  if (target === 'account') return <AccountTransfer choices={choices} />;
  return choices(target === 'currency' ? <Exchange compact /> : <PastTransfers />);
}

const calls = { list: '/withdraw/crypto/record', download: '/withdraw/crypto/download' } as const;
const fixed = { kind: 'fiat' } as const;

function PastTransfers() {
  const t = useT('withdrawals');
  const links = useLinks();
  return (
    <RecordBook
      level="section"
      title={t('fiat.tabs.past')}
      calls={calls}
      fixed={fixed}
      prefix="past_"
      onOpen={({ id }) => links.go('transferRecordFiat', { id })}
    />
  );
}
