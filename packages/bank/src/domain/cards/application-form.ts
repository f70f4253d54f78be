/** What a card application must hold beyond its schema: the rules about days, what fits on a card, what its variant asks, the files. */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { applicationDayFaults, derivedIssueDate } from '@bankside/core/rules/cards/applying-days.ts';
import { variants, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { cardField, fieldNames, fileFields } from '@bankside/core/rules/cards/fields.ts';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type * as z from 'zod/mini';
import type { Bank } from '../../platform/bank.ts';
import { Invalid } from '../../platform/refusal.ts';
import type { applyLinks } from '../../store/card-schema.ts';
import { ruleKey, translate } from '../../platform/words.ts';

/** A form that its schema has let through. */
export type Form = Omit<Extract<z.output<(typeof cardApply)['submit']['in']>, { first_name: string }>, 'id' | 'draft' | 'email_token'>;
export type Stored = Readonly<Record<string, unknown>>;
export type Link = typeof applyLinks.$inferSelect;

/** Consent is kept as version and time. */
const formFields: readonly string[] = fieldNames.filter((field) => cardField(field).kind !== 'consent');

type Fault = Invalid['faults'][number];

/** Room for a name on the card: what is printed has the company's prefix before it (APP-07). */
export const printedLength = ({ policy }: Pick<Bank, 'policy'>, prefix: string) => policy.card.nameMax - (prefix ? prefix.length + 1 : 0);

type Against = { readonly prefix: string; readonly link: Link | null; readonly language: Language; readonly now: Date };

/** Refuses invalid with every fault at its field. */
export function checkForm(bank: Bank, form: Form, { prefix, link, language, now }: Against): void {
  const faults: Fault[] = [];
  const fault = (field: string, rule: string, params: Readonly<Record<string, string | number>> = {}) =>
    void faults.push({ field, rule, msg: translate(language, 'rules', ruleKey(rule), params) });
  for (const { field, rule, params } of applicationDayFaults(form, dayIn(now, bank.policy.bank.timeZone))) fault(field, rule, params);
  const max = printedLength(bank, prefix);
  if (form.name_on_card.length > max) fault('name_on_card', 'nameOnCardLong', { prefix, max });
  if (link && !link.applicant_types.includes(form.applicant_type)) fault('applicant_type', 'choose');
  if (asksVisionlife(link) && !form.visionlife_account) fault('visionlife_account', 'visionlifeAccountBlank');
  if (faults.length > 0) throw new Invalid(faults);
}

const asksVisionlife = (link: Link | null) => link !== null && variants[link.variant as ApplyVariant].visionlifeAccount === true;

/** What is kept: the known fields, without those that the link leaves out; a date that the document does not state, derived (APP-11). */
export function formToKeep(form: Form, link: Link | null): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const field of formFields) {
    const value = (form as Stored)[field];
    if (value !== undefined && !link?.hidden_fields.includes(field)) kept[field] = value;
  }
  if (!asksVisionlife(link)) delete kept['visionlife_account'];
  if (link) delete kept['director_id']; // a list of directors is for those who sign in
  if (form.issue_date_missing) kept['issue_date'] = derivedIssueDate(form.birth_date);
  return kept;
}

/** The files that a form names. */
export const namedFiles = (form: Stored) =>
  fileFields.flatMap((field) => {
    const file_key = form[field];
    return typeof file_key === 'string' && file_key !== '' ? [{ file_key, field, slot: 'card' as const }] : [];
  });

const unstorable = /[\p{Cs}\u0000]/gu;

/** Where its writer stood, and the proof of the email: a draft goes on from there. Neither is kept of what is sent. */
const draftFields: readonly string[] = [...formFields, 'step', 'email_token'];

/** A draft of somebody signed in: whatever is there of the known fields, cut to what a field may hold. */
export function draftToKeep(form: Stored): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const field of draftFields) {
    const value = form[field];
    if (typeof value === 'boolean') kept[field] = value;
    if (typeof value === 'string') kept[field] = value.slice(0, 1000).replace(unstorable, '');
  }
  return kept;
}
/** Text that a column can hold. */
export const storable = (value: unknown, max = 200): string =>
  typeof value === 'string' ? value.slice(0, max).replace(unstorable, '') : '';
