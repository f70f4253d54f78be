/** A piece of work in words: what kind it is, what it is about, how long it waits. */
import type { Names } from '@bankside/core/i18n/keys.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { langTags, type Language } from '@bankside/core/rules/languages.ts';
import type { PlaceParams } from '../../../kit/action/link-resolver.ts';
import { useNames } from '../../../kit/words.tsx';
import type { StaffPlace } from '@bankside/core/rules/places.ts';
import type { Work, WorkKind } from './use-queue.ts';

export const workKinds = [
  'kyc',
  'documents',
  'card_application',
  'card_verification',
  'card_barred',
  'card_difference',
  'card_order',
  'colleague',
  'partner_key',
  'deposit',
  'arrival',
  'transfer',
  'relationship_manager',
  'feedback',
  'second',
] as const satisfies readonly WorkKind[];

/** Number, amount, who: what the bank's line says that needs no translation. Its status is shown separately. */
const parts = (text: string, count: number) => text.split(' · ').slice(0, count).join(' · ');

/** `const about = useAbout(); about(work)`. */
export function useAbout(): (work: Work) => string {
  const name = useNames('back-office');
  const option = useNames('options');
  return (work) => aboutOf(work, name, option);
}

function aboutOf({ kind, text }: Work, name: Names<'back-office'>, option: Names<'options'>): string {
  if (kind === 'documents') return option('companyTypes', text);
  if (kind === 'kyc') return name('queue.kyc', text);
  if (kind === 'second') {
    const [act = '', ...about] = text.split(' · ');
    return [name('second.acts', act), ...about].join(' · ');
  }
  if (kind === 'transfer' || kind === 'card_difference') return parts(text, 3);
  return kind === 'deposit' || kind.startsWith('card_') ? parts(text, 2) : text;
}

/** Where it is worked on; undefined: in place. */
export function pageOf({ kind, company_id, id }: Work): readonly [StaffPlace, PlaceParams] | undefined {
  if (kind === 'kyc') return ['deskKyc', { company_id }];
  if (kind === 'documents') return ['deskDocuments', { company_id }];
  if (kind === 'card_difference') return ['deskIssuedCard', { company_id, id }];
  if (kind === 'colleague') return ['deskColleague', { company_id, id }];
  if (kind === 'partner_key') return ['deskPartnerKey', { company_id, id }];
  if (kind === 'card_order') return ['deskOrder', { company_id, id }];
  if (kind.startsWith('card_')) return ['deskCard', { company_id, id }];
  if (kind === 'arrival') return ['deskArrivals', { company_id, id }];
  if (kind === 'deposit') return ['deskDeposits', { id }];
  return undefined;
}

const spans = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** '3 days ago', in the bank's time. */
export function waitingSince(since: string, now: string, language: Language): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(since)) / 1000);
  const [unit, length] = spans.find(([, each]) => seconds >= each) ?? spans[2];
  return new Intl.RelativeTimeFormat(langTags[language], { numeric: 'auto' }).format(0 - Math.floor(seconds / length), unit);
}

/** Late after as many days as clients are promised a review in, overdue after a week. */
export function ageOf(since: string, now: string): 'fresh' | 'late' | 'overdue' {
  const days = (Date.parse(now) - Date.parse(since)) / 86_400_000;
  if (days < policy.leadTimes.reviewDays) return 'fresh';
  return days < 7 ? 'late' : 'overdue';
}
