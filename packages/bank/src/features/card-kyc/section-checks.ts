/** A section together with what the application holds besides: as it is kept, and what is wrong with it beyond its schema (CRD-52). */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import { applicationDayFaults, derivedIssueDate, leastExpiryDate } from '@bankside/core/rules/cards/applying-days.ts';
import { cardField, isField } from '@bankside/core/rules/cards/fields.ts';
import { isInSection, keptUnsent, kycSections, type KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { isAsked } from '@bankside/core/rules/field-when.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { printedLength, type Stored } from '../../domain/cards/application-form.ts';
import type { Bank } from '../../platform/bank.ts';
import { Invalid } from '../../platform/refusal.ts';
import { ruleKey, translate } from '../../platform/words.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The whole form after a section was saved: what was sent and is asked for, and the days that follow from the day of birth (APP-11). */
export function formWith(section: KycSection, sent: Stored, before: Stored): Record<string, unknown> {
  const stays = (name: string) => keptUnsent.includes(name) && sent['document_language'] === undefined;
  const values = Object.fromEntries(kycSections[section].map((name) => [name, sent[name] ?? (stays(name) ? before[name] : undefined)]));
  const others = Object.entries(before).filter(([name]) => !isInSection(section, name));
  const asked = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== '' && isField(name) && isAsked(cardField(name), values),
  );
  const form = Object.fromEntries([...others, ...asked]);
  const birth = text(form['birth_date']);
  if (form['issue_date_missing'] === true) form['issue_date'] = derivedIssueDate(birth);
  const least = form['expiry_date_missing'] === true ? leastExpiryDate(birth) : '';
  if (section === 'member' && text(form['expiry_date']) < least) form['expiry_date'] = least;
  return form;
}

type Against = { readonly prefix: string; readonly language: Language; readonly now: Date };

/** Refuses invalid, each fault at its field; a day of birth after the issue of the ID is said at the day of birth. */
export function checkSection(bank: Bank, section: KycSection, form: Stored, { prefix, language, now }: Against): void {
  const place = (field: string) => (section === 'member' && field === 'issue_date' ? 'birth_date' : field);
  const days = {
    birth_date: text(form['birth_date']),
    issue_date: text(form['issue_date']),
    issue_date_missing: form['issue_date_missing'] === true,
    expiry_date: text(form['expiry_date']),
    expiry_date_missing: form['expiry_date_missing'] === true,
    poa_date: text(form['poa_date']),
  };
  const faults = applicationDayFaults(days, dayIn(now, bank.policy.bank.timeZone))
    .filter(({ field, rule }) => isInSection(section, field) || (section === 'member' && rule === 'issueBeforeBirth'))
    .map(({ field, rule, params }) => ({ field: place(field), rule: rule as string, params }));
  const max = printedLength(bank, prefix);
  if (section === 'member' && text(form['name_on_card']).length > max)
    faults.push({ field: 'name_on_card', rule: 'nameOnCardLong', params: { prefix, max } });
  if (faults.length === 0) return;
  throw new Invalid(faults.map(({ field, rule, params }) => ({ field, rule, msg: translate(language, 'rules', ruleKey(rule), params) })));
}
