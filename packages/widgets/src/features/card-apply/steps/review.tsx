/** The last step: everything as it will be sent, nothing masked, each part with its way back. */
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { CaptchaField } from '../../../kit/form/verify/captcha-field.tsx';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { faint } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useApplication, useApplying } from '../application-context.ts';
import * as look from '../card-apply.css.ts';
import { useApplicationValue } from '../../../shared/application-values.ts';
import { applicationFields } from '@bankside/core/rules/cards/fields.ts';
import { shownRows, type FieldRow } from '../fields/field-rows.ts';
import { useRowWords } from '../fields/row-words.ts';

export function Review() {
  const { opened, store, fields, readonly } = useApplying();
  const t = useT('card-apply');
  const start = useT('apply-start');
  const language = useLanguage();
  const values = useApplication((state) => state.values);
  const steps = applicationSteps.filter((step) => step !== 'review');
  return (
    <>
      {steps.map((step) => (
        <section key={step} className={look.group} aria-label={start(`steps.${step}`)}>
          <div className={look.ends}>
            <h3>{start(`steps.${step}`)}</h3>
            {!readonly && <TextButton onClick={() => store.goTo(step)}>{t('edit', { step: start(`steps.${step}`) })}</TextButton>}
          </div>
          <Facts>
            {shownRows([step, applicationFields[step]], language, { opened, fields, values }).map((row) => (
              <Line key={row.name} row={row} />
            ))}
          </Facts>
        </section>
      ))}
    </>
  );
}

function Line({ row }: { readonly row: FieldRow }) {
  const t = useT('card-apply');
  const { label } = useRowWords(row);
  const text = useShownValue(row);
  return <Fact label={label}>{text || <span className={faint}>{t('notGiven')}</span>}</Fact>;
}

/** What only this application knows of a value; all others read as they do after submission. */
function useShownValue({ name, kind }: FieldRow): string {
  const words = useT('card-apply');
  const read = useApplicationValue();
  const { opened } = useApplying();
  const values = useApplication((state) => state.values);
  const files = useApplication((state) => state.files);
  const value = textOf(values[name]);
  const text = read(name, values);
  if (!value) return '';
  if (kind === 'director') return opened.directors.find(({ id }) => id === value)?.name ?? value;
  if (kind === 'file') return files[name]?.file_key === value ? files[name].name : words('file');
  if (kind === 'nameOnCard') return [opened.branding.prefix, value].filter(Boolean).join(' ');
  return values[`${name}_missing`] === true ? words('missing.shown', { day: text }) : text;
}

export function SecurityCheck() {
  const { store } = useApplying();
  return <CaptchaField name={fieldNamed('captcha')} load={() => store.source.bank.call('/init/captcha', {})} />;
}
