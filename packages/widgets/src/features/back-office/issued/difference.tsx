/** The ledger and the issuer do not say the same: since when, compared again, closed with a note (CRD-67). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { DecisionNote } from '../deciding/decision-note.tsx';
import * as desk from '../deciding/deciding.css.ts';
import { useDecision } from '../deciding/use-decision.ts';
import { cardSchemas, issuedKey, type IssuedCard, type Which } from './issued-case.ts';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';

type Difference = NonNullable<IssuedCard['difference']>;
type Props = { readonly which: Which; readonly of: Difference };
const schema = () => cardSchemas().then(({ closeDifference }) => closeDifference.in);
const usd = (amount: string) => formatAmount(amount, 'USD');

export function DifferenceCase({ which, of }: Props) {
  const t = useT('back-office');
  const dates = useDates();
  const bank = useBank();
  const { since, ours, issuers, version, closed } = of;
  const apart = toDecimal(toMinor(issuers, 2) - toMinor(ours, 2), 2);
  return (
    <Section title={t('issued.difference.title')}>
      <div className={desk.stack}>
        {closed ? (
          <Note tone="plain" title={t('issued.difference.closed', { name: closed.by, at: dates.dateTime(closed.at) })}>
            {closed.note}
          </Note>
        ) : (
          <Note tone="attention" title={t('issued.difference.open')} />
        )}
        <Facts>
          <Fact label={t('issued.difference.ours')}>{usd(ours)}</Fact>
          <Fact label={t('issued.difference.issuers')}>{usd(issuers)}</Fact>
          <Fact label={t('issued.difference.apart')}>{usd(apart)}</Fact>
          <Fact label={t('issued.difference.since')}>{dates.dateTime(since)}</Fact>
        </Facts>
        <div className={desk.acts}>
          <CompareAgain which={which} isPrimary={!closed} />
          {!closed && (
            <ReasonedAct<InOf<'/admin/cards/closeDifference'>>
              shows={issuedKey(which)}
              act={t('issued.difference.close')}
              title={t('issued.difference.ask', { amount: usd(apart) })}
              text={t('issued.difference.explain')}
              hint={t('deposits.staffReads')}
              done={t('issued.difference.done')}
              draft={`issued/${which.id}/difference`}
              schema={schema}
              rest={{ ...which, version }}
              perform={(input, { key }) => bank.call('/admin/cards/closeDifference', input, { key })}
            />
          )}
        </div>
      </div>
    </Section>
  );
}

export function CompareAgain({ which, isPrimary = false }: { readonly which: Which; readonly isPrimary?: boolean }) {
  const t = useT('back-office');
  const bank = useBank();
  const compare = useDecision((input: Which, { key }) => bank.call('/admin/cards/compare', input, { key }), {
    says: ({ result }) => t(`issued.compared.${result}`),
    shows: issuedKey(which),
  });
  return (
    <>
      <Button compact variant={isPrimary ? 'primary' : 'secondary'} busy={compare.busy} onClick={() => void compare.run(which)}>
        {t('issued.compare')}
      </Button>
      <DecisionNote of={compare} />
    </>
  );
}
