/** What an application for a card says, step by step, in words: for the company that it is for, and for the bank's desk. Files are listed elsewhere. */
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { cardField, namesIn, type CardFieldKind } from '@bankside/core/rules/cards/fields.ts';
import { Fact, Facts } from '../kit/data/facts.tsx';
import { Section } from '../kit/nav/section.tsx';
import { useT } from '../kit/words.tsx';
import { useApplicationLabel, useApplicationValue, type ApplicationForm } from './application-values.ts';

/** Part of another line, no fact about anybody, or a file. */
const withoutText: readonly CardFieldKind[] = ['applicant', 'director', 'countryCode', 'flag', 'consent', 'file'];

export function ApplicationSections({ form }: { readonly form: ApplicationForm }) {
  const t = useT('apply-pages');
  const label = useApplicationLabel();
  const read = useApplicationValue();
  return applicationSteps.map((step) => {
    const facts = namesIn(step).flatMap((name) => {
      const value = withoutText.includes(cardField(name).kind) ? '' : read(name, form);
      return value ? [{ name, value }] : [];
    });
    if (facts.length === 0) return null;
    return (
      <Section key={step} title={t(`facts.${step}`)}>
        <Facts>
          {facts.map(({ name, value }) => (
            <Fact key={name} label={label(name, step)}>
              {value}
            </Fact>
          ))}
        </Facts>
      </Section>
    );
  });
}
