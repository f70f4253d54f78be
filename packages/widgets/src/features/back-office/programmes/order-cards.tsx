/** Cards of an order at the desk, page by page; delivered ones that arrived damaged are noted (PRG-13). */
import type { InOf, OutOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { PageNumber } from '../../../kit/data/pager.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { PartStatus } from '../../../shared/programmes/programme-status.tsx';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';
import * as look from '../issued/issued.css.ts';
import { orderKey, programmeSchemas, type OrderCase, type Which } from './programme-cases.ts';

type Damaged = InOf<'/admin/order/damaged'>;
const schema = () => programmeSchemas().then(({ damaged }) => damaged.in);
const pageSize = 20;
/** On their way or there, and not yet used by anybody. */
const canBeDamaged = ({ part, delivery_status }: OutOf<'/admin/order/cards'>['list'][number]) =>
  (part === 'printing' && delivery_status === 'shipped') || part === 'unassigned';

export function OrderCards({ which, of: { order } }: { readonly which: Which; readonly of: OrderCase }) {
  const t = useT('back-office');
  const bank = useBank();
  const [page, goTo] = useState(1);
  const asked = { ...which, page, page_size: pageSize };
  const remote = useRemote([...orderKey(which), 'cards', page], (signal) => bank.call('/admin/order/cards', asked, { signal }), {
    keep: true,
    when: order.status !== 'pending' && order.status !== 'rejected',
  });
  if (order.status === 'pending' || order.status === 'rejected') return null;
  return (
    <Section title={t('programmes.cards')}>
      <CallView of={remote} what={t('programmes.loading')} failed={t('programmes.failed')} empty={<p>{t('programmes.noCards')}</p>}>
        {({ list, total }) => (
          <>
            <ul className={look.rows}>
              {list.map((card) => (
                <li key={card.card_id} className={look.row}>
                  <span>
                    {card.kit_number || '–'} {card.last4 && cardText(card.last4)}
                    <span className={look.detail}>{card.allocated_to}</span>
                  </span>
                  <PartStatus card={card} />
                  {canBeDamaged(card) && (
                    <span className={look.act}>
                      <ReasonedAct<Damaged>
                        shows={orderKey(which)}
                        act={t('programmes.acts.damaged')}
                        isDanger
                        title={t('programmes.ask.damaged', { kit: card.kit_number || card.card_id })}
                        text={t('programmes.explain.damaged')}
                        hint={t('issued.companyReads')}
                        done={t('programmes.done.damaged', { kit: card.kit_number || card.card_id })}
                        draft={`order/${which.id}/damaged/${card.card_id}`}
                        schema={schema}
                        rest={{ ...which, card_ids: [card.card_id] }}
                        perform={(input, { key }) => bank.call('/admin/order/damaged', input, { key })}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <PageNumber page={page} pageSize={pageSize} shown={list.length} total={total} onPage={goTo} />
          </>
        )}
      </CallView>
    </Section>
  );
}
