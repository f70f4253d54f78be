/** A package of documents beside what is known of its company. */
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT, useNames } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../deciding/deciding.css.ts';
import { PaperList, PaperPreview, unopenedOf, useReading } from '../deciding/paper-reader.tsx';
import { DocumentsStatus } from '../company-status.tsx';
import { useLanguageName } from '../language-name.ts';
import { DocumentsDecision } from './documents-decision.tsx';
import type { DocumentsCase } from './documents-case.ts';

export type Package = DocumentsCase['packages'][number];
type Props = { readonly of: DocumentsCase; readonly newest: Package; readonly earlier: readonly Package[] };

export function DocumentsReview({ of, newest, earlier }: Props) {
  const t = useT('back-office');
  const option = useNames('options');
  const { company_id, project_name, account_number } = of;
  const papers = newest.files.map((file) => ({ ...file, label: option('documentSlots', file.slot) }));
  const reading = useReading(papers);
  const unopened = unopenedOf(papers, reading);
  const isPending = newest.status === documents.states.pending.wire;
  return (
    <>
      <PageHead
        title={project_name}
        crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskDocuments') }]}
        lead={
          <>
            <span className={mono}>{account_number}</span> · {option('companyTypes', newest.company_type)} ·{' '}
            <Link to="deskKyc" params={{ company_id }}>
              {t('places.deskKyc')}
            </Link>
          </>
        }
        ruled
      />
      <div className={look.columns}>
        <div className={look.known}>
          <CompanyFacts of={of} newest={newest} />
          <Section title={t('documents.papers')}>
            <PaperList name={t('documents.papers')} papers={papers} reading={reading} />
          </Section>
          {earlier.length > 0 && <Earlier packages={earlier} />}
        </div>
        <PaperPreview company_id={company_id} paper={reading.chosen} />
      </div>
      <DocumentsDecision of={of} isPending={isPending} unopened={unopened} onOpen={reading.choose} />
    </>
  );
}

function CompanyFacts({ of, newest }: { readonly of: DocumentsCase; readonly newest: Package }) {
  const t = useT('back-office');
  const dates = useDates();
  const languageName = useLanguageName();
  const { owner_name, owner_email, language } = of;
  const { status, submitted_at, submitted_by, decided_at, decided_by, reason } = newest;
  return (
    <Section title={t('documents.company')}>
      <Facts>
        <Fact label={t('documents.facts.status')}>
          <DocumentsStatus wire={status} />
        </Fact>
        <Fact label={t('documents.facts.owner')}>
          {owner_name}
          <span className={look.detail}>{owner_email}</span>
        </Fact>
        <Fact label={t('documents.facts.language')}>{languageName(language)}</Fact>
        <Fact label={t('documents.facts.submitted')}>
          {dates.dateTime(submitted_at)}
          <span className={look.detail}>{submitted_by}</span>
        </Fact>
        {decided_at && (
          <Fact label={t('documents.facts.decided')}>
            {dates.dateTime(decided_at)}
            <span className={look.detail}>{decided_by}</span>
          </Fact>
        )}
        {reason && (
          <Fact label={t('deciding.reason')}>
            <span className={look.words}>{reason}</span>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

/** What was submitted before, and why it went back. */
function Earlier({ packages }: { readonly packages: readonly Package[] }) {
  const t = useT('back-office');
  const dates = useDates();
  return (
    <Section title={t('documents.earlier')}>
      <Facts>
        {packages.map(({ submission_id, submitted_at, status, reason, decided_by }) => (
          <Fact key={submission_id} label={dates.date(submitted_at)}>
            <DocumentsStatus wire={status} />
            <span className={look.detail}>{[reason, decided_by].filter(Boolean).join(' · ')}</span>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
