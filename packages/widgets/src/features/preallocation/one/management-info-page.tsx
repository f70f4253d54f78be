/** One card of a batch: where it is, whose it is, and the acts that its state allows (PRG-15 to PRG-20). */
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { LazyPart } from '../../../kit/lazy/lazy-part.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { isId, useQuery } from '../../../runtime/url.ts';
import { useSession } from '../../../runtime/user.ts';
import type { ManyAct } from '../acts/many-acts.ts';
import { useBatchCard, type Act, type BatchCardInfo } from '../batch-cards.ts';
import { AllocationStatus } from '../list/allocation-status.tsx';
import { HolderName } from '../list/batch-columns.tsx';
import * as look from '../list/management.css.ts';

const formWords = ['form', 'rules', 'errors'] as const;
const acting = lazy(() => import('../acts/act-dialog.tsx'), ...formWords);
const binding = lazy(() => import('../acts/bind-dialog.tsx'), ...formWords);
const acts = ['bind', 'unbind', 'block', 'unblock'] as const satisfies readonly Act[];

export function ManagementInfoPage() {
  const t = useT('preallocation');
  const [{ id }] = useQuery(['id']);
  const card = useBatchCard(id, isId(id));
  if (!isId(id) || (card.state === 'failed' && card.failure.refusal === 'notFound'))
    return (
      <>
        <PageHead title={t('one.title')} ruled />
        <EmptyState title={t('one.missing')} actions={<ButtonLink to="cardManagement">{t('one.back')}</ButtonLink>}>
          {t('one.missingText')}
        </EmptyState>
      </>
    );
  return (
    <CallView of={card} what={t('one.loading')} failed={t('one.failed')}>
      {(data) => <Known key={data.card_id} card={data} />}
    </CallView>
  );
}

function Known({ card }: { readonly card: BatchCardInfo }) {
  const t = useT('preallocation');
  const session = useSession();
  const [open, setOpen] = useState<ManyAct | 'bind'>();
  const close = () => setOpen(undefined);
  const mayAct = may(session, '9-2');
  const name = card.kit_number || cardText(card.last4);
  const shut = acts.filter((act) => card.acts[act] !== '');
  return (
    <>
      <PageHead
        title={name}
        crumbs={[{ label: t('title'), to: 'cardManagement' }, { label: name }]}
        lead={<AllocationStatus card={card} soft />}
        ruled
        actions={
          mayAct && (
            <>
              {acts
                .filter((act) => card.acts[act] === '')
                .map((act) => (
                  <Button key={act} compact variant={act === 'bind' ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
                    {act === 'bind' ? t('bind.act') : t(`acts.${act}.act`)}
                  </Button>
                ))}
              {card.reserved_for && (
                <Button compact onClick={() => setOpen('release')}>
                  {t('acts.release.act')}
                </Button>
              )}
            </>
          )
        }
      />
      {card.reserved_for && (
        <div className={look.notice}>
          <Note tone="attention" title={t('keptFor', { name: card.reserved_for.name })}>
            {t('one.reserved', { email: card.reserved_for.email })}
          </Note>
        </div>
      )}
      <Facts>
        <Fact label={t('column.holder')}>
          <HolderName card={card} none={t('nobody')} kept={(who) => t('keptFor', { name: who })} />
        </Fact>
        <Fact label={t('column.kit')}>{card.kit_number}</Fact>
        <Fact label={t('column.card')}>{card.last4 && cardText(card.last4)}</Fact>
        <Fact label={t('one.kind')}>
          {t('card-list:kind', { tier: t(`card-list:tiers.${card.tier}`), class: t(`card-list:classes.${card.card_class}`) })}
        </Fact>
        <Fact label={t('one.expiry')}>{card.expiry.split('-').toReversed().join('/')}</Fact>
        <Fact label={t('one.print')}>{t(`print.${card.print_status}`)}</Fact>
        {card.tracking && <Fact label={t('one.tracking')}>{card.tracking}</Fact>}
        <Fact label={t('column.order')}>
          {may(session, '9-1') ? (
            <Link to="checkOrder" params={{ id: card.order_id }}>
              {card.order_number}
            </Link>
          ) : (
            card.order_number
          )}
        </Fact>
        <Fact label={t('one.history')}>
          <Link to="cardRecord" params={{ id: card.card_id }}>
            {t('one.record')}
          </Link>
        </Fact>
      </Facts>
      {mayAct && shut.length > 0 && (
        <ul className={look.list} aria-label={t('one.notOffered')}>
          {shut.map((act) => (
            <li key={act} className={look.result}>
              <span>{act === 'bind' ? t('bind.act') : t(`acts.${act}.act`)}</span>
              <span>{card.acts[act] !== '' && t(`programmes:reasons.${card.acts[act]}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {open === 'bind' && (
        <LazyPart of={binding}>{({ BindDialog }) => <BindDialog cards={[card]} onClose={close} onDone={() => undefined} />}</LazyPart>
      )}
      {open !== undefined && open !== 'bind' && (
        <LazyPart of={acting}>
          {({ ActDialog }) => <ActDialog act={open} ids={[card.card_id]} onClose={close} onDone={() => undefined} />}
        </LazyPart>
      )}
    </>
  );
}
