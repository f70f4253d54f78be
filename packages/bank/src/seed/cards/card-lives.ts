/** What happened to the seeded cards, and further cards so that every state has one; none of these has money (design, cards). */
import type { IssuerCardState } from '../../adapters/issuer/issuer.ts';
import { activatedDaysAgo, type SeededCard } from './seeded-cards.ts';

type Actor = 'client' | 'user' | 'bank' | 'system' | 'issuer';
/** Days back from the anchor, the time, what happened by whom, and a reason where there is one. */
export type Happened = readonly [daysAgo: number, time: string, event: string, actor: Actor, note?: string];
const made = (daysAgo: number): Happened => [daysAgo, '10:40', 'issue', 'system'];
const sent = (daysAgo: number): Happened => [daysAgo, '16:05', 'ship', 'issuer'];
const arrived = (daysAgo: number): Happened => [daysAgo, '09:15', 'deliver', 'issuer'];
const inUse = (daysAgo: number): Happened[] => [
  [daysAgo, '11:20', 'activate', 'client'],
  [daysAgo, '11:24', 'setPin', 'client'],
];
/** From the order to the PIN. */
const begun = (activated: number, ordered = activated + 19): Happened[] => [
  made(ordered),
  sent(activated + 5),
  arrived(activated + 2),
  ...inUse(activated),
];

const later: Readonly<Record<string, readonly Happened[]>> = {
  '4821': [[1, '17:40', 'limits', 'client']],
  '7706': [
    [2, '08:50', 'blockAsClient', 'client', 'Jonas could not find it on the way to Hamburg'],
    [2, '12:10', 'unblockClient', 'client'],
  ],
  '2294': [
    [58, '20:31', 'blockAsUser', 'user'],
    [57, '08:02', 'unblockUser', 'user'],
  ],
};
/** As its application has it. */
const ordered: Readonly<Record<string, number>> = { '4821': 372 };
export const lifeOf = (card: SeededCard): readonly Happened[] => [
  ...begun(activatedDaysAgo(card), ordered[card.last4]),
  ...(later[card.last4] ?? []),
];

export type OtherCard = {
  /** '' until the issuer has made it; `key` then names it here. */
  readonly last4: string;
  readonly key?: string;
  readonly holder: string;
  readonly tier: 'premier' | 'prestige';
  readonly card_class: 'visa' | 'mastercard' | 'unionpay';
  readonly application?: string;
  /** Absent where the issuer has not been asked yet. */
  readonly issuer?: IssuerCardState;
  /** Its last month, in months from the anchor's; two years on unless said otherwise. */
  readonly expiresIn?: number;
  readonly tracking?: string;
  /** Of the card that it replaces, as it is named here. */
  readonly replaces?: string;
  readonly happened: readonly Happened[];
};
const used = 'The card was reported as used by somebody else.';

export const otherCards: readonly OtherCard[] = [
  {
    last4: '5530',
    holder: 'Ines Carvalho',
    tier: 'premier',
    card_class: 'unionpay',
    application: 'CA-251022-F7HM2S',
    issuer: 'delivered',
    happened: [made(23), sent(20), arrived(3)],
  },
  {
    last4: '7350',
    holder: 'Yuki Mori',
    tier: 'prestige',
    card_class: 'mastercard',
    application: 'CA-251105-H2YM7K',
    issuer: 'shipped',
    tracking: 'SG 4417 0926 51',
    happened: [made(9), sent(4)],
  },
  {
    last4: '6118',
    holder: 'Noor Haddad',
    tier: 'premier',
    card_class: 'visa',
    application: 'CA-250330-T5XA9L',
    issuer: 'blocked',
    happened: [
      ...begun(210),
      [6, '14:22', 'blockAsClient', 'client'],
      [5, '09:37', 'replace', 'client', 'damaged: The chip is no longer read'],
    ],
  },
  {
    last4: '',
    key: '6118 next',
    holder: 'Noor Haddad',
    tier: 'premier',
    card_class: 'visa',
    application: 'CA-250330-T5XA9L',
    replaces: '6118',
    happened: [made(5)],
  },
  {
    last4: '8845',
    holder: 'Henrik Solberg',
    tier: 'premier',
    card_class: 'visa',
    application: 'CA-250519-C6QD4S',
    issuer: 'blocked',
    happened: [...begun(160), [8, '22:14', 'blockAsUser', 'user']],
  },
  {
    last4: '2016',
    holder: 'Grace Odhiambo',
    tier: 'prestige',
    card_class: 'mastercard',
    application: 'CA-250419-W8JN3P',
    issuer: 'blocked',
    happened: [...begun(190), [12, '10:03', 'blockAsClient', 'client', 'On leave until February']],
  },
  {
    last4: '',
    key: 'Sara Lindqvist',
    holder: 'Sara Lindqvist',
    tier: 'premier',
    card_class: 'visa',
    application: 'CA-251020-9RD2HW',
    happened: [[25, '14:30', 'issue', 'system']],
  },
  {
    last4: '3417',
    holder: 'Marek Zielinski',
    tier: 'premier',
    card_class: 'visa',
    application: 'CA-250701-X4TD9J',
    issuer: 'blocked',
    happened: [[136, '15:10', 'issue', 'system'], sent(106), arrived(100), ...inUse(98), [31, '18:22', 'blockAsBank', 'bank', used]],
  },
  {
    last4: '1190',
    holder: 'Victor Lam',
    tier: 'premier',
    card_class: 'unionpay',
    issuer: 'expired',
    expiresIn: -1,
    happened: [...begun(500), [18, '00:05', 'expire', 'issuer']],
  },
  {
    last4: '4402',
    holder: 'Elena Rossi',
    tier: 'prestige',
    card_class: 'visa',
    issuer: 'closed',
    happened: [...begun(300), [46, '15:48', 'cancel', 'client', 'Elena left the company']],
  },
  {
    last4: '',
    key: 'Pieter van Dijk',
    holder: 'Pieter van Dijk',
    tier: 'premier',
    card_class: 'mastercard',
    happened: [made(70), [70, '10:44', 'cancel', 'system', 'The card issuer cannot print this name.']],
  },
  {
    last4: '7698',
    holder: 'Jonas Weber',
    tier: 'prestige',
    card_class: 'visa',
    application: 'CA-240603-Z3BF8J',
    issuer: 'replaced',
    happened: [
      ...begun(510),
      [397, '19:10', 'blockAsClient', 'client'],
      [397, '19:18', 'replace', 'client', 'lost'],
      [396, '10:41', 'replaced', 'issuer'],
    ],
  },
];
