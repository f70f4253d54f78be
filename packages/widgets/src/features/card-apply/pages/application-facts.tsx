/** Everything that was entered, step by step, with the files by name. Who applied from this account may open them; for others they are masked (A61). */
import { formatDay } from '@bankside/core/i18n/dates.ts';
import { stepFields, type ApplicationStep } from '@bankside/core/rules/applying.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { Button } from '../../../kit/button.tsx';
import { FailureNote } from '../../../kit/call-view.tsx';
import { Fact, Facts } from '../../../kit/facts.tsx';
import { sizeText } from '../../../kit/form/upload-file.ts';
import { Section } from '../../../kit/heading.tsx';
import { saveFile } from '../../../kit/save-file.ts';
import { faint } from '../../../kit/text.css.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useLanguage, useT, type T } from '../../../kit/words.tsx';
import { useBank } from '../../../parts/bank.tsx';
import { countryName } from '../country-name.ts';
import { rows, type FieldName } from '../field-rows.ts';
import type { Application } from '../status/stage.ts';
import * as look from './pages.css.ts';

const shownSteps = ['about', 'identity', 'address', 'review'] as const satisfies readonly ApplicationStep[];
/** Told by another line, or no fact about anybody. */
const untold: readonly FieldName[] = [
  'applicant_type',
  'director_id',
  'country_code',
  'issue_date_missing',
  'expiry_date_missing',
  'terms_accepted',
];

export function ApplicationFacts({ application }: { readonly application: Application }) {
  const t = useT('apply-pages');
  const language = useLanguage();
  const { form, files, masked } = application;
  return (
    <div className={look.parts}>
      {masked && <p className={faint}>{t('facts.masked')}</p>}
      {shownSteps.map((step) => {
        const told = stepFields[step].flatMap((name: FieldName) => {
          const value = untold.includes(name) || rows[name].kind === 'file' ? '' : valueOf(name, form, t, language);
          return value ? [{ name, value }] : [];
        });
        if (told.length === 0) return null;
        return (
          <Section key={step} title={t(`facts.${step}`)}>
            <Facts>
              {told.map(({ name, value }) => (
                <Fact key={name} label={labelOf(name, step, t)}>
                  {value}
                </Fact>
              ))}
            </Facts>
          </Section>
        );
      })}
      {files.length > 0 && <Files application={application} />}
    </div>
  );
}

/** Words of the first step are a space of their own. */
const spaceOf = (step: ApplicationStep) => (step === 'about' ? 'apply-start' : 'card-apply');
const labelOf = (name: FieldName, step: ApplicationStep, t: T): string => t(`${spaceOf(step)}:fields.${name}`);

/** As people read it. A masked value is the bank's own text, and stays as it is. */
function valueOf(name: FieldName, form: Application['form'], t: T, language: Language): string {
  const value = form[name];
  if (typeof value !== 'string' || value === '') return '';
  const row: { readonly kind: string; readonly list?: string } = rows[name];
  if (row.list && /^\w+$/.test(value)) return t(`options:${row.list}.${value}`);
  if (row.kind === 'country') return countryName(value, language);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value, language);
  const code = form['country_code'];
  return name === 'mobile' && typeof code === 'string' ? `${code} ${value}` : value;
}

function Files({ application: { files, masked } }: { readonly application: Application }) {
  const t = useT('apply-pages');
  const bank = useBank();
  const download = useAction((file_key: string) => bank.download('/init/file', { file_key }), {
    onDone: ({ blob, name }) => saveFile(blob, name),
  });
  return (
    <Section title={t('facts.files')}>
      <FailureNote failure={download.failure} title={t('facts.notDownloaded')} />
      <Facts>
        {files.map(({ field, file_key, name, size }) => (
          <Fact key={field} label={labelOf(field as FieldName, 'identity', t)}>
            <span className={look.acts}>
              <span>
                {name || t('facts.given')} <span className={faint}>{sizeText(size)}</span>
              </span>
              {!masked && (
                <Button
                  compact
                  icon="download"
                  busy={download.busy}
                  aria-label={t('facts.downloadNamed', { name })}
                  onClick={() => void download.run(file_key)}
                >
                  {t('facts.download')}
                </Button>
              )}
            </span>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
