/** Mail: words by template in the recipient's language, written to the outbox in the transaction that causes it; domain/messages/mail-job.ts sends it. */
import type { Params } from '@bankside/core/i18n/keys.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import { unlinked } from '@bankside/core/rules/names.ts';
import type { Bank } from '../../platform/bank.ts';
import { outbox } from '../../store/schema.ts';
import { later, rowsInto } from '../../store/transactions/later.ts';
import type { Db } from '../../store/store.ts';
import { translate } from '../../platform/words.ts';
import { orderedId } from '../../platform/ids.ts';
import { sealBody } from './sealed-body.ts';
import type mailWords from '@bankside/core/i18n/words/mail/en.json';

export type Template = Exclude<keyof typeof mailWords, 'signature' | 'acts' | 'factors' | 'otherProgram'>;
export type Letter = {
  readonly company_id: string;
  readonly to: string;
  readonly language: Language;
  readonly template: Template;
  readonly params?: Params;
  readonly now: Date;
  /** A code that expired meanwhile is not sent. */
  readonly not_after?: Date;
};

const letters = rowsInto(outbox);

function letterRow(bank: Bank, letter: Letter) {
  const { company_id, to, language, template, now, not_after } = letter;
  const { subject, body } = compose(bank, letter);
  return {
    company_id,
    mail_id: orderedId(), // of two at one moment the later is above
    recipient: to,
    language,
    template,
    subject,
    body: sealBody(bank.secrets, body),
    created_at: now,
    next_try_at: now,
    not_after: not_after ?? null,
  };
}

export const queueMail = (bank: Bank, db: Db, letter: Letter): Promise<void> => later(db, letters, letterRow(bank, letter));

/** The statements that write them. */
export const lettersOf = (bank: Bank, db: Db, given: readonly Letter[]) =>
  letters(
    db,
    given.map((letter) => letterRow(bank, letter)),
  );

/** What people call themselves and others. The words set them apart; here they lose what a mail program would make a link of. */
const namesOfPeople = ['name', 'holder', 'sender', 'recipient', 'to', 'by', 'company', 'person'];
const plainNames = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([key]) => namesOfPeople.includes(key))
      .map(([key, value]) => [key, unlinked(String(value)).replace(/\p{Cc}+/gu, ' ')]),
  );

/** Plain text only. A subject is one line whatever its parameters hold. */
export function compose(
  bank: Bank,
  { language, template, params = {} }: Pick<Letter, 'language' | 'template' | 'params'>,
): { subject: string; body: string } {
  const all = {
    bank: bank.policy.bank.name,
    support: bank.policy.bank.supportEmail,
    origin: bank.origin,
    ...params,
    ...plainNames(params),
  };
  const subject = translate(language, 'mail', `${template}.subject`, all).replace(/\p{Cc}+/gu, ' ');
  const body = [translate(language, 'mail', `${template}.body`, all), translate(language, 'mail', 'signature', all)].join('\n\n');
  return { subject, body };
}
