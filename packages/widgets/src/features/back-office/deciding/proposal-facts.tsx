/** What a second person confirms, in facts, and where it is read. */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { useT, useNames } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useRightNames } from '../../../shared/right-names.ts';
import { useLanguageName } from '../language-name.ts';
import * as look from './deciding.css.ts';
import { usdText } from '../rates/rate-change.ts';

/** Of a rate that waits: US dollars for one unit. */
const rates = new Set(['before', 'rate']);

/** A case with papers is read on its own page: who confirms opens them, too. */
export function ProposalFacts({ company_id, of }: { readonly company_id: string; readonly of: OutOf<'/admin/second/get'> }) {
  const t = useT('back-office');
  const name = useNames('back-office');
  const dates = useDates();
  const languageName = useLanguageName();
  const rightNames = useRightNames();
  const shown = (fact: string, value: string) => {
    if (rates.has(fact)) return usdText(value);
    if (fact === 'language') return languageName(value);
    if (fact === 'rights') return rightNames(value.split(' '));
    return fact === 'kind' ? name('colleagues.kinds', value) : value;
  };
  const { act, by, at, project_name, account_number, subject, facts } = of;
  const isOfBank = subject.startsWith('rate:') || subject.startsWith('client:');
  const application = subject.startsWith('application:') ? subject.slice('application:'.length) : '';
  const card = subject.startsWith('card:') ? subject.slice('card:'.length) : '';
  return (
    <Facts>
      <Fact label={t('second.facts.act')}>{name('second.acts', act)}</Fact>
      <Fact label={t('second.facts.by')}>
        {by} · {dates.dateTime(at)}
      </Fact>
      {!isOfBank && (
        <Fact label={t('deposits.columns.company')}>
          {project_name}
          <span className={look.detail}>{account_number}</span>
        </Fact>
      )}
      {facts.map(({ name: fact, value }) => (
        <Fact key={fact} label={name('second.facts', fact)}>
          <span className={look.words}>{shown(fact, value)}</span>
        </Fact>
      ))}
      {subject.startsWith('order:') && (
        <Fact label={t('second.facts.papers')}>
          <Link to="deskOrder" params={{ company_id, id: subject.slice('order:'.length) }}>
            {t('places.deskOrder')}
          </Link>
        </Fact>
      )}
      {card && (
        <Fact label={t('second.facts.papers')}>
          <Link to="deskIssuedCard" params={{ company_id, id: card }}>
            {t('places.deskIssuedCard')}
          </Link>
        </Fact>
      )}
      {(act.startsWith('kyc.') || act.startsWith('documents.') || application) && (
        <Fact label={t('second.facts.papers')}>
          {application ? (
            <Link to="deskCard" params={{ company_id, id: application }}>
              {t('places.deskCard')}
            </Link>
          ) : (
            <Link to={act.startsWith('kyc.') ? 'deskKyc' : 'deskDocuments'} params={{ company_id }}>
              {t(act.startsWith('kyc.') ? 'places.deskKyc' : 'places.deskDocuments')}
            </Link>
          )}
        </Fact>
      )}
    </Facts>
  );
}
