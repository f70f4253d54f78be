/** The state of a card: here, at the issuer, and whose it is. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { toDecimal, toMinor } from '@bankside/core/rules/money/money.ts';
import { Link } from '../../../kit/action/link.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { faint, mono } from '../../../kit/theme/text.css.ts';
import { useNames, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useLive } from '../../../shared/lists/use-live.ts';
import * as desk from '../deciding/deciding.css.ts';
import { CompareAgain } from './difference.tsx';
import { issuedKey, type IssuedCard, type Which } from './issued-case.ts';
import { IssuedStatus } from './issued-status.tsx';

type Props = { readonly which: Which; readonly of: IssuedCard };

export function CardStateFacts({ of: { company_id, project_name, account_number, card, reason, tries } }: Pick<Props, 'of'>) {
  const t = useT('back-office');
  const dates = useDates();
  const { kit_number, expiry, application_id, application_no, replaces, replaced_by } = card;
  const wrong = [
    tries.kit > 0 && t('issued.tries.kit', { count: tries.kit, most: tries.most }),
    tries.activation > 0 && t('issued.tries.activation', { count: tries.activation, most: tries.most }),
    tries.locked_until && t('issued.tries.locked', { until: dates.dateTime(tries.locked_until) }),
  ].filter(Boolean);
  return (
    <Section title={t('issued.stateTitle')}>
      <Facts>
        <Fact label={t('card-list:list.column.status')}>
          <IssuedStatus of="card" status={card.status} />
        </Fact>
        {reason && (
          <Fact label={t('deciding.reason')}>
            <span className={desk.words}>{reason}</span>
          </Fact>
        )}
        <Fact label={t('issued.tries.name')}>{wrong.length > 0 ? wrong.join(' · ') : t('issued.tries.none')}</Fact>
        <Fact label={t('issued.columns.company')}>
          {project_name}
          <span className={desk.detail}>{account_number}</span>
        </Fact>
        <Fact label={t('cards:fact.nameOnCard')}>{card.name_on_card}</Fact>
        {kit_number && (
          <Fact label={t('cards:fact.kit')}>
            <span className={mono}>{kit_number}</span>
          </Fact>
        )}
        {expiry && <Fact label={t('cards:fact.expiry')}>{expiry.split('-').toReversed().join('/')}</Fact>}
        <Fact label={t('issued.id')}>
          <span className={mono}>{card.card_id}</span>
        </Fact>
        {application_id && (
          <Fact label={t('cards:fact.application')}>
            <Link to="deskCard" params={{ company_id, id: application_id }}>
              {application_no}
            </Link>
          </Fact>
        )}
        {replaces && (
          <Fact label={t('cards:fact.replaces')}>
            <Link to="deskIssuedCard" params={{ company_id, id: replaces }}>
              {t('cards:fact.earlier')}
            </Link>
          </Fact>
        )}
        {replaced_by && (
          <Fact label={t('cards:fact.replacedBy')}>
            <Link to="deskIssuedCard" params={{ company_id, id: replaced_by }}>
              {t('cards:fact.later')}
            </Link>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

/** The ledger's figure at once; the issuer's as soon as it has answered. */
export function CardFigures({ which, of: { card, difference } }: Props) {
  const t = useT('back-office');
  const state = useNames('back-office');
  const dates = useDates();
  const bank = useBank();
  const remote = useLive([...issuedKey(which), 'issuer'], { keep: true }, (how) => bank.call('/admin/cards/issuer', which, how));
  const held = (amount: string) =>
    toMinor(amount, 2) > 0n && <span className={faint}>{t('issued.held', { amount: formatAmount(amount, 'USD') })}</span>;
  const onHold = toDecimal(toMinor(card.balance, 2) - toMinor(card.available, 2), 2);
  return (
    <Section title={t('issued.figures.title')}>
      <div className={desk.stack}>
        <Facts>
          <Fact label={t('issued.figures.ours')}>
            {formatAmount(card.balance, 'USD')} {held(onHold)}
          </Fact>
          <Fact label={t('issued.figures.issuers')}>
            <CallView
              of={remote}
              what={t('issued.figures.loading')}
              failed={t('issued.figures.failed')}
              loading={t('issued.figures.loading')}
            >
              {({ said, at }) =>
                said ? (
                  <>
                    {formatAmount(said.balance, 'USD')} {held(said.held)}
                    <span className={desk.detail}>
                      {state('issued.issuerStates', said.state)} · {dates.dateTime(at)}
                    </span>
                  </>
                ) : (
                  t('issued.figures.none')
                )
              }
            </CallView>
          </Fact>
        </Facts>
        {!difference && (
          <div>
            <CompareAgain which={which} />
          </div>
        )}
      </div>
    </Section>
  );
}
