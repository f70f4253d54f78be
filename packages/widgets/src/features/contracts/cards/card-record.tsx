import type { Names } from '@bankside/core/i18n/keys.ts';
import type { OutOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { card as lifecycle } from '@bankside/core/rules/lifecycles/card.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ButtonLink, Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Timeline, type TimelineStep } from '../../../kit/data/timeline.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useExists, useNames, useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useSession } from '../../../runtime/user.ts';
import { useDates } from '../../../shared/dates.ts';
import { ExportDialog } from '../../../shared/lists/export-dialog.tsx';
import { PartStatus } from '../../../shared/programmes/programme-status.tsx';
import * as look from '../contracts.css.ts';
import { kindOf } from '../programme.ts';
import type { BatchCard } from '../use-contracts.ts';
import { Holder } from './card-columns.tsx';

type Record = OutOf<'/contract/orderListByCardInfo'>;
const bad = ['bindFails', 'activationFails', 'printRefused', 'replacementRefused', 'damaged', 'cancel', 'expire'];

function Head({ card }: { readonly card: BatchCard }) {
  const t = useT('contracts');
  const bank = useBank();
  const who = useSession();
  const [exporting, setExporting] = useState(false);
  const { card_id, kit_number, last4, order_id, order_number } = card;
  return (
    <>
      <PageHead
        title={t('record.of', { card: [kit_number, last4 && cardText(last4)].filter(Boolean).join(' · ') })}
        crumbs={[
          ...(may(who, '9-1') ? [{ label: order_number, to: 'checkOrder' as const, params: { id: order_id } }] : []),
          { label: kit_number || t('record.title') },
        ]}
        lead={<PartStatus card={card} />}
        actions={
          <>
            {may(who, '9-2') && card.allocation !== '' && (
              <ButtonLink compact to="cardManagementInfo" params={{ id: card_id }}>
                {t('record.manage')}
              </ButtonLink>
            )}
            <Button compact icon="download" onClick={() => setExporting(true)}>
              {t('money:export.act')}
            </Button>
          </>
        }
      />
      {exporting && (
        <ExportDialog
          isFiltered={false}
          text={t('record.export')}
          fetch={(format) => bank.download('/contract/cardRecordDownload', { card_id, format })}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

/** An event of the card, or of its order; what this version has no words for is shown by its code. */
function useEventName() {
  const known = useExists('batch-files');
  const own = useNames('batch-files');
  const ofOrder = useNames('contracts');
  return (event: string) => (known(`events.${event}`) ? own('events', event) : ofOrder('events', event));
}

function resultText(t: T<'contracts'>, named: Names<'programmes'>, result: string): string {
  if (!result) return '';
  const state = stateOf(lifecycle, result);
  if (state !== 'unknown') return t(`options:states.card.${state}`);
  return named('parts', result);
}

function Life({ record: { card, list } }: { readonly record: Record }) {
  const t = useT('contracts');
  const dates = useDates();
  const who = useSession();
  const nameOf = useEventName();
  const actors = useNames('batch-files');
  const words = useNames('programmes');
  const steps = list.map(({ event, date, actor, name, result, note }, index): TimelineStep => {
    const led = resultText(t, words, result);
    const about = [led && t('record.result', { result: led }), note && words('reasons', note)].filter(Boolean).join(' · ');
    return {
      label: nameOf(event),
      when: [dates.listed(date, index), name || actors('actors', actor)].filter(Boolean).join(' · '),
      ...(about && { note: about }),
      state: 'done',
      ...(bad.includes(event) && { glyph: 'crossed' as const }),
    };
  });
  return (
    <div className={look.columns}>
      <Section title={t('record.life')}>
        <Timeline name={t('record.life')} steps={steps} />
      </Section>
      <Section title={t('record.facts')}>
        <Facts>
          <Fact label={t('batch-files:kit')}>
            <span className={mono}>{card.kit_number || '–'}</span>
          </Fact>
          <Fact label={t('fact.kind')}>{kindOf(t, card)}</Fact>
          <Fact label={t('batch-files:order')}>
            {may(who, '9-1') ? (
              <Link to="contract" params={{ id: card.order_id }}>
                {card.order_number}
              </Link>
            ) : (
              card.order_number
            )}
          </Fact>
          <Fact label={t('programmes:printing')}>{t(`programmes:prints.${card.print_status}`)}</Fact>
          <Fact label={t('batch-files:delivery')}>{t(`batch-files:deliveries.${card.delivery_status}`)}</Fact>
          <Fact label={t('batch-files:holder')}>
            <Holder card={card} />
          </Fact>
          <Fact label={t('column.status')}>
            <PartStatus card={card} />
          </Fact>
        </Facts>
      </Section>
    </div>
  );
}

export const CardRecord = { Head, Life };
