/** A case at the desk: while it is fetched, when the bank does not know it, and as soon as it is here. */
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';

type CasePlace = Extract<
  StaffPlace,
  | 'deskKyc'
  | 'deskDocuments'
  | 'deskCard'
  | 'deskIssuedCard'
  | 'deskContract'
  | 'deskOrder'
  | 'deskColleague'
  | 'deskPartnerKey'
  | 'deskRecord'
>;
type CaseViewProps<D> = {
  readonly of: Remote<D>;
  readonly place: CasePlace;
  readonly what: string;
  readonly failed: string;
  readonly unknown: string;
  readonly children: (found: D) => ReactNode;
};

export function CaseView<D>({ of, place, what, failed, unknown, children }: CaseViewProps<D>) {
  if (of.state === 'failed' && of.failure.refusal === 'notFound') return <NoCase place={place} text={unknown} />;
  return (
    <CallView of={of} what={what} failed={failed}>
      {children}
    </CallView>
  );
}

const ways = {
  deskKyc: { list: 'desk', back: 'kyc.back' },
  deskDocuments: { list: 'desk', back: 'deciding.back' },
  deskCard: { list: 'desk', back: 'deciding.back' },
  deskIssuedCard: { list: 'deskCards', back: 'issued.back' },
  deskContract: { list: 'deskContracts', back: 'programmes.back' },
  deskOrder: { list: 'deskOrders', back: 'programmes.back' },
  deskColleague: { list: 'desk', back: 'deciding.back' },
  deskPartnerKey: { list: 'desk', back: 'deciding.back' },
  deskRecord: { list: 'desk', back: 'deciding.back' },
} as const satisfies Record<CasePlace, unknown>;

export function NoCase({ place, text }: { readonly place: CasePlace; readonly text: string }) {
  const t = useT('back-office');
  const name = t(`places.${place}`);
  const { list, back } = ways[place];
  return (
    <>
      <PageHead title={name} crumbs={[{ label: t(`places.${list}`), to: list }, { label: name }]} />
      <EmptyState title={text} actions={<ButtonLink to={list}>{t(back)}</ButtonLink>} />
    </>
  );
}
