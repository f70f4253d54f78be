/** What an application for a card says, step by step, in words: for the company that it is for, and for the bank's desk. Files are listed elsewhere. */
import type { Names } from '@bankside/core/i18n/keys.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { applicationSteps, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { cardField, namesIn, type CardFieldKind, type FieldName } from '@bankside/core/rules/cards/fields.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Fact, Facts } from '../kit/data/facts.tsx';
import { Section } from '../kit/nav/heading.tsx';
import { useLanguage, useT, useNames } from '../kit/words.tsx';
import { countryName } from './country-name.ts';

type Form = Readonly<Record<string, unknown>>;
/** Part of another line, no fact about anybody, or a file. */
const withoutText: readonly CardFieldKind[] = ['applicant', 'director', 'countryCode', 'flag', 'consent', 'file'];

export function ApplicationSections({ form }: { readonly form: Form }) {
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

/** Words of the first step are a namespace of their own. */
export function useApplicationLabel(): (name: string, step: ApplicationStep) => string {
  const start = useNames('apply-start');
  const rest = useNames('card-apply');
  return (name, step) => (step === 'about' ? start : rest)('fields', name);
}

/** `valueOf(name, form)`: one field's value as people read it, '' where there is none. */
export function useApplicationValue(): (name: FieldName, form: Form) => string {
  const option = useNames('options');
  const language = useLanguage();
  return (name, form) => valueOf(name, form, option, language);
}

/** As people read it. A masked value is the bank's own text, and stays as it is. */
function valueOf(name: FieldName, form: Form, option: Names<'options'>, language: Language): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') return '';
  const { kind, list } = cardField(name);
  if (list && /^\w+$/.test(value)) return option(list, value);
  if (kind === 'country') return countryName(value, language);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value, language);
  const code = form['country_code'];
  return kind === 'mobile' && typeof code === 'string' ? `${code} ${value}` : value;
}
