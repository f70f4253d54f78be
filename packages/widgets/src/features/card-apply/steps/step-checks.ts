/** What is wrong with the fields of some steps: the contract's schemas, the rules about days, and what this link and page add. Fetched at the first touch. */
import { steps as schemas } from '@bankside/core/contract/card-apply/application.ts';
import { applicationDayFaults } from '@bankside/core/rules/cards/applying-days.ts';
import { applicationSteps, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import { applicationFields, cardField, isField, namesIn } from '@bankside/core/rules/cards/fields.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Schema } from '../../../kit/form/engine/form-errors.ts';
import { isBlank, type Values } from '../../../kit/form/engine/form-paths.ts';
import { isOptional, shownRows, type Shown } from '../fields/field-rows.ts';
import { lengthBeside } from '../fields/name-length.ts';
import type { Opened } from '../source/source.ts';

export { applicationFields };

type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly maximum?: number;
  readonly params?: Readonly<Record<string, string | number>>;
};
export type Checking = {
  /** The bank's day. */
  readonly today: string;
  /** Of the company, printed before the name; '' when there is none. */
  readonly prefix: string;
  /** Fields that are on the page, by whether they may stay empty; a choice leaves others out. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
};

/** What the contract leaves open: fields that only some applications ask for, and the prefix before the name. */
function own(values: Values, { prefix, required }: Checking): Issue[] {
  const name = values['name_on_card'];
  const room = lengthBeside(prefix);
  const missing = required.filter((field) => isBlank(values[field])).map((field): Issue => ({ path: [field], message: 'blank' }));
  const tooLong = typeof name === 'string' && name.trim().length > room;
  const issue = { path: ['name_on_card'], message: prefix ? 'nameOnCardLong' : 'tooLong', maximum: room, params: { prefix } };
  return tooLong ? [...missing, issue] : missing;
}

/** Entered with the field beside it. */
const kindOf = (name: string) => (isField(name) ? cardField(name).kind : undefined);

/** `given` holds the whole application; only the fields of `steps` are judged, and only those on the page are sent. */
export function checksOf(steps: readonly ApplicationStep[], checking: Checking): Schema<Values> {
  const { required, optional, today } = checking;
  const names = new Set<string>(steps.flatMap(namesIn));
  return {
    safeParse: (given) => {
      const all = given as Values; // of a form: a record
      const counts = ([name, value]: readonly [string, unknown]) =>
        required.includes(name) ||
        kindOf(name) === 'countryCode' ||
        ((optional.includes(name) || kindOf(name) === 'flag') && !isBlank(value));
      const values = Object.fromEntries(Object.entries(all).filter(counts));
      const data: Record<string, unknown> = {};
      const issues: Issue[] = [];
      for (const step of steps) {
        const result = schemas[step].safeParse(values);
        if (result.success) Object.assign(data, result.data);
        else issues.push(...(result.error.issues as readonly Issue[]).map((issue) => blankDay(issue, values)));
      }
      const faulty = new Set(issues.map(({ path }) => String(path[0])));
      const days = Object.fromEntries(Object.entries(all).filter(([name, value]) => !faulty.has(name) && !isBlank(value)));
      for (const { field, rule, params } of applicationDayFaults(days, today)) issues.push({ path: [field], message: rule, params });
      const ours = own(values, checking);
      // beside a prefix less fits than the contract says, and one limit is said
      const isBeside = ({ path }: Issue) => ours.some((each) => each.message === 'nameOnCardLong' && each.path[0] === path[0]);
      const found = [...issues.filter((issue) => !isBeside(issue)), ...ours].filter(({ path }) => names.has(String(path[0])));
      return found.length ? { success: false, error: { issues: found } } : { success: true, data };
    },
  };
}

/** A day that was not entered at all is missing, not wrong. */
const blankDay = (issue: Issue, values: Values): Issue =>
  issue.message === 'date' && isBlank(values[String(issue.path[0])]) ? { ...issue, message: 'blank' } : issue;

/** A link for one kind of applicant does not ask which. */
function settledBy({ applicantTypes }: Opened): Values {
  const [only, ...others] = applicantTypes;
  return only && others.length === 0 ? { applicant_type: only } : {};
}
type Around = Omit<Shown, 'values'> & { readonly language: Language };

/** Judges some steps of an application as it is shown. */
export function judgeOf({ language, ...around }: Around, steps: readonly ApplicationStep[]): Schema<Values> {
  const { opened } = around;
  const settled = settledBy(opened);
  return {
    safeParse: (given) => {
      const values: Values = { ...settled, ...(given as Values) };
      const rows = steps.flatMap((step) => shownRows([step, applicationFields[step]], language, { ...around, values }));
      const namesOf = (isLeftOut: boolean) => rows.filter((row) => isOptional(row, around) === isLeftOut).map(({ name }) => name);
      const checking = {
        today: opened.today,
        prefix: opened.branding.prefix ?? '',
        optional: namesOf(true),
        required: [...Object.keys(settled), ...namesOf(false)],
      };
      return checksOf(steps, checking).safeParse(values);
    },
  };
}

/** All steps once more, for a day may have passed, and a step may have been jumped over: the first that is wrong, or all data. */
export function judgeAll(around: Around, values: Values): { readonly wrong: ApplicationStep } | { readonly data: Values } {
  const data: Record<string, unknown> = {};
  for (const step of applicationSteps) {
    const result = judgeOf(around, [step]).safeParse(values);
    if (!result.success) return { wrong: step };
    Object.assign(data, result.data);
  }
  return { data };
}
