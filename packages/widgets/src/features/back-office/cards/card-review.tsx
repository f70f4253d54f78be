/** An application whole: its status, its papers beside what was entered, and the acts that are open. */
import { fullName } from '@bankside/core/rules/full-name.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { cardApplication } from '@bankside/core/rules/lifecycles/card-application.ts';
import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { Status } from '../../../kit/data/status.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT, useNames } from '../../../kit/words.tsx';
import { ApplicationSections } from '../../../shared/application-sections.tsx';
import { useDates } from '../../../shared/dates.ts';
import * as look from '../deciding/deciding.css.ts';
import { PaperList, PaperPreview, unopenedOf, useReading } from '../deciding/paper-reader.tsx';
import { CardActs } from './card-acts.tsx';
import { CardHistory } from './card-history.tsx';
import type { Application, Which } from './card-case.ts';
import { useRefusable } from './refusable-fields.ts';
import { VerificationActs } from './verification-acts.tsx';

type Props = { readonly which: Which; readonly application: Application };

export function CardReview({ which, application }: Props) {
  const t = useT('back-office');
  const named = useNames('back-office');
  const { form, files, application_no, applicant_type, timeline } = application;
  const papers = files.map((file) => ({
    ...file,
    label: named('cards.files', file.field),
    opened: application.opened.includes(file.file_key),
  }));
  const reading = useReading(papers);
  const reader = { unopened: unopenedOf(papers, reading), onOpen: reading.choose };
  const name = fullName(form);
  return (
    <>
      <PageHead
        title={name || t('places.deskCard')}
        crumbs={[{ label: t('places.desk'), to: 'desk' }, { label: t('places.deskCard') }]}
        lead={
          <>
            <span className={mono}>{application_no}</span> · {t(`options:applicantTypes.${applicant_type}`)} ·{' '}
            {application.company_display_name}
          </>
        }
        ruled
      />
      <div className={look.columns}>
        <div className={look.known}>
          <ApplicationState application={application} />
          <VerificationActs which={which} application={application} {...reader} />
          <Section title={t('cards.papers')}>
            <PaperList name={t('cards.papers')} papers={papers} reading={reading} />
          </Section>
          <div className={look.after}>
            <ApplicationSections form={form} />
            {timeline.length > 0 && <CardHistory timeline={timeline} />}
          </div>
        </div>
        <PaperPreview company_id={which.company_id} paper={reading.chosen} />
      </div>
      <CardActs which={which} application={application} {...reader} />
    </>
  );
}

function ApplicationState({ application }: { readonly application: Application }) {
  const t = useT('back-office');
  const dates = useDates();
  const { applicant_type, company_decision, source, submitted_at, reason } = application;
  return (
    <Section title={t('cards.state')}>
      <Facts>
        <Fact label={t('cards.facts.status')}>
          <ApplicationStatus wire={application.status} />
        </Fact>
        {applicant_type === 'associate' && (
          <Fact label={t('cards.facts.company')}>{t(`cards.companyDecisions.${company_decision || 'none'}`)}</Fact>
        )}
        <Fact label={t('cards.facts.verification')}>
          <VerificationStatus wire={application.verification_status} />
        </Fact>
        <Refused of={application} />
        <Fact label={t('cards.facts.source')}>{t(`apply-pages:list.sources.${source}`)}</Fact>
        {submitted_at && <Fact label={t('cards.facts.sent')}>{dates.dateTime(submitted_at)}</Fact>}
        {reason && (
          <Fact label={t('deciding.reason')}>
            <span className={look.words}>{reason}</span>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

/** Why the last look at the holder failed, as long as something of it is not corrected. */
function Refused({ of: { verification_reason, verification_fields } }: { readonly of: Application }) {
  const t = useT('back-office');
  const fields = useRefusable().filter(({ value }) => verification_fields.includes(value));
  if (!verification_reason) return null;
  return (
    <Fact label={t('cards.facts.refused')}>
      <span className={look.words}>{[verification_reason, ...fields.map(({ label }) => label)].join('\n')}</span>
    </Fact>
  );
}

function ApplicationStatus({ wire }: { readonly wire: string }) {
  const t = useT('apply-pages');
  const name = stateOf(cardApplication, wire);
  if (name === 'unknown') return t('options:states.unknown');
  const { tone, glyph } = cardApplication.states[name];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`list.statuses.${name}`)}
    </Status>
  );
}

function VerificationStatus({ wire }: { readonly wire: string }) {
  const t = useT('back-office');
  const name = stateOf(verification, wire);
  if (name === 'unknown') return t('cards.verifications.none');
  const { tone, glyph } = verification.states[name];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`cards.verifications.${name}`)}
    </Status>
  );
}
