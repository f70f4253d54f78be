/** The fields of an application's first step, apart from the others: a form is drawn with these before those are fetched. */
import type { When } from '../field-when.ts';
import { applicantTypes, cardTitles, genders } from '../options.ts';

/**
 * How a field is entered and checked. applicant: a choice of what the link offers. choice: all options are there; select: they
 * open as a list. account: of VisionLife. name: of a person.
 * mobile: drawn with its countryCode. documentDay: a day that a document may not state; its flag then says so (APP-11).
 * mailing: an address, or the one above. prose: several lines.
 */
export type CardFieldKind =
  | 'applicant'
  | 'director'
  | 'account'
  | 'choice'
  | 'select'
  | 'name'
  | 'nameOnCard'
  | 'username'
  | 'email'
  | 'countryCode'
  | 'mobile'
  | 'day'
  | 'idNumber'
  | 'country'
  | 'text'
  | 'documentDay'
  | 'flag'
  | 'postalCode'
  | 'mailing'
  | 'file'
  | 'prose'
  | 'consent';

type OptionList = 'applicantTypes' | 'cardTitles' | 'genders' | 'idTypes' | 'documentLanguages' | 'proofOfAddressTypes';
export type CardField = {
  readonly kind: CardFieldKind;
  /** Characters of a text. */
  readonly max?: number;
  readonly options?: readonly string[];
  /** The words of the options: options:<list>.<code>, for the first step apply-start:choices.<list>.<code>. */
  readonly list?: OptionList;
  /** May stay empty (APP-13, APP-06); `hideable`: a partner's link may leave it out. */
  readonly optional?: true | 'hideable';
  readonly when?: When;
  /** Of a document: the field that says in what language it is. */
  readonly inLanguage?: string;
  /** What everybody sees but who sent it and the bank (APP-27): the last two characters, the year, nothing. */
  readonly mask?: 'lastTwo' | 'year' | 'whole';
  readonly autoComplete?: string;
  /** Has a hint: the word hints.<name>. */
  readonly hint?: true;
  /** Both columns. */
  readonly wide?: true;
  /** Two that are side by side, whatever is before them. */
  readonly pair?: 'name' | 'print' | 'reach' | 'dates';
};
export type CardFields = Readonly<Record<string, CardField>>;

export const about = {
  applicant_type: { kind: 'applicant', options: applicantTypes, list: 'applicantTypes' },
  director_id: { kind: 'director' },
  visionlife_account: { kind: 'account', hint: true, mask: 'lastTwo' },
  title: { kind: 'choice', options: cardTitles, list: 'cardTitles' },
  first_name: { kind: 'name', pair: 'name', autoComplete: 'given-name' },
  last_name: { kind: 'name', pair: 'name', autoComplete: 'family-name' },
  name_on_card: { kind: 'nameOnCard', pair: 'print' },
  username: { kind: 'username', pair: 'print' },
  email: { kind: 'email', pair: 'reach' },
  country_code: { kind: 'countryCode' },
  mobile: { kind: 'mobile', pair: 'reach', mask: 'lastTwo' },
  birth_date: { kind: 'day', mask: 'year' },
  gender: { kind: 'choice', options: genders, list: 'genders', optional: 'hideable' },
} as const satisfies CardFields;
