/** /back-office/cards/…: an application for a card, nothing masked, its papers beside it, and what the bank may do with it. */
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { cardKey, type Which } from './card-case.ts';
import { CardReview } from './card-review.tsx';
import { usePathParams } from '../../../runtime/url.ts';

export function CardPage() {
  const { company_id = '', id = '' } = usePathParams('deskCard');
  return <Case key={id} which={{ company_id, id }} />;
}

function Case({ which }: { readonly which: Which }) {
  const t = useT('back-office');
  const bank = useBank();
  const remote = useRemote(cardKey(which), (signal) => bank.call('/admin/card/get', which, { signal }));
  if (remote.state === 'failed' && remote.failure.refusal === 'notFound') return <Missing />;
  return (
    <CallView of={remote} what={t('cards.loading')} failed={t('cards.notLoaded')}>
      {(application) => <CardReview which={which} application={application} />}
    </CallView>
  );
}

function Missing() {
  const t = useT('back-office');
  return (
    <>
      <PageHead title={t('places.deskCard')} crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskCard') }]} />
      <EmptyState title={t('cards.unknown')} actions={<ButtonLink to="desk">{t('deciding.back')}</ButtonLink>} />
    </>
  );
}
