/** Around every page of deposits: the ways in as tabs, each only with its right, and the records of all that came (PER-03). */
import { may } from '@bankside/core/rules/access/permissions.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../kit/nav/heading.tsx';
import { TabLinks } from '../../kit/nav/tab-links.tsx';
import { useT } from '../../kit/words.tsx';
import { useQuery } from '../../runtime/url.ts';
import { useSession } from '../../runtime/user.ts';
import * as look from './deposits.css.ts';
import { DepositRecords } from './records/deposit-records.tsx';

type DepositFrameProps = {
  readonly here: 'depositFiat' | 'depositDigital' | 'fiatDeposit';
  readonly children: ReactNode;
};

export function DepositFrame({ here, children }: DepositFrameProps) {
  const t = useT('deposits');
  const person = useSession();
  const [{ tab }] = useQuery(['tab']);
  const showsRecords = tab === 'records';
  const fiatPlace = here === 'fiatDeposit' ? here : 'depositFiat';
  const tabs = [
    ...(may(person, '3-1') ? [{ label: t('tabs.fiat'), to: fiatPlace, here: !showsRecords && here !== 'depositDigital' } as const] : []),
    ...(may(person, '3-2')
      ? [{ label: t('tabs.digital'), to: 'depositDigital', here: !showsRecords && here === 'depositDigital' } as const]
      : []),
    { label: t('tabs.records'), to: here, params: { tab: 'records' }, here: showsRecords } as const,
  ];
  return (
    <>
      <PageHead title={t('title')} />
      <div className={look.tabs}>
        <TabLinks name={t('tabs.name')} tabs={tabs} />
      </div>
      {showsRecords ? <DepositRecords /> : children}
    </>
  );
}
