/** /back-office/cards/…: an application for a card, nothing masked, its papers beside it, and what the bank may do with it. */
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { CaseView } from '../deciding/case-view.tsx';
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
  return (
    <CaseView of={remote} place="deskCard" what={t('cards.loading')} failed={t('cards.notLoaded')} unknown={t('cards.unknown')}>
      {(application) => <CardReview which={which} application={application} />}
    </CaseView>
  );
}
