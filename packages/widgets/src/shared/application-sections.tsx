/** What an application for a card says, step by step, in words: for the company that it is for, and for the bank's desk. Files are told elsewhere. */
import type { Names } from '@bankside/core/i18n/keys.ts';
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { stepFields, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Fact, Facts } from '../kit/data/facts.tsx';
import { Section } from '../kit/nav/heading.tsx';
import { useLanguage, useT, useNames } from '../kit/words.tsx';
import { countryName } from './country-name.ts';

type Form = Readonly<Record<string, unknown>>;
const shownSteps = ['about', 'identity', 'address', 'review'] as const satisfies readonly ApplicationStep[];
/** Told by another line, no fact about anybody, or a file. */
const untold: readonly string[] = [
  'applicant_type',
  'director_id',
  'country_code',
  'issue_date_missing',
  'expiry_date_missing',
  'terms_accepted',
  'id_front',
  'id_back',
  'id_translation',
  'poa_front',
  'poa_back',
  'poa_translation',
];
/** Fields whose value is a code: options:<list>.<code>. */
const lists: Readonly<Record<string, 'cardTitles' | 'genders' | 'idTypes' | 'documentLanguages' | 'proofOfAddressTypes'>> = {
  title: 'cardTitles',
  gender: 'genders',
  id_type: 'idTypes',
  document_language: 'documentLanguages',
  poa_type: 'proofOfAddressTypes',
  poa_language: 'documentLanguages',
};
const countries: readonly string[] = ['issuing_country', 'country'];

export function ApplicationSections({ form }: { readonly form: Form }) {
  const t = useT('apply-pages');
  const label = useApplicationLabel();
  const option = useNames('options');
  const language = useLanguage();
  return shownSteps.map((step) => {
    const told = stepFields[step].flatMap((name) => {
      const value = untold.includes(name) ? '' : valueOf(name, form, option, language);
      return value ? [{ name, value }] : [];
    });
    if (told.length === 0) return null;
    return (
      <Section key={step} title={t(`facts.${step}`)}>
        <Facts>
          {told.map(({ name, value }) => (
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

/** As people read it. A masked value is the bank's own text, and stays as it is. */
function valueOf(name: string, form: Form, option: Names<'options'>, language: Language): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') return '';
  const list = lists[name];
  if (list && /^\w+$/.test(value)) return option(list, value);
  if (countries.includes(name)) return countryName(value, language);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value, language);
  const code = form['country_code'];
  return name === 'mobile' && typeof code === 'string' ? `${code} ${value}` : value;
}
