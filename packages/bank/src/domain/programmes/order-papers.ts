/** Papers of an order as PDF (PRG-12): the confirmation, and the delivery note by kit number. */
import type { Language } from '@bankside/core/rules/languages.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { formatDateTime, formatDay } from '@bankside/core/i18n/dates.ts';
import { toDecimal } from '@bankside/core/rules/money/money.ts';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Bank } from '../../platform/bank.ts';
import { tIn } from '../../platform/words.ts';
import { cards } from '../../store/issued-card-schema.ts';
import type { Db } from '../../store/store.ts';
import { companyOf } from '../identity/companies.ts';
import { drawFacts, drawFeet, footHeight, newPage, type Fact } from '../records/paper/frame.ts';
import { bytesOfSheet, newSheet, write, type Sheet } from '../records/paper/sheet.ts';
import { drawTable, type Column, type Row } from '../records/paper/table.ts';
import { contractOf, type Contract } from './contracts.ts';
import { orderInfo } from './order-view.ts';
import type { Order } from './orders.ts';

export type PaperKind = 'order_confirmation' | 'delivery_note';
export type PaperOrder = {
  readonly bank: Bank;
  readonly db: Db;
  readonly order: Order;
  readonly language: Language;
  /** Who prints it. */
  readonly name: string;
  readonly now: Date;
};
type Body = { readonly facts: readonly Fact[]; readonly columns: (room: number) => readonly Column[]; readonly rows: readonly Row[] };

const regionName = (language: Language, code: string) => new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

function addressLines({ delivery_address: to, contact }: Order, language: Language): string[] {
  const { street, postal_code, city, region, country } = to;
  const town = [postal_code, city].filter(Boolean).join(' ');
  return [contact.name, street, town, region, regionName(language, country)].filter(Boolean);
}

async function confirmation({ bank, db, order, language }: PaperOrder, contract: Contract): Promise<Body> {
  const t = tIn(language, 'statement');
  const { expected } = await orderInfo(bank, db, order);
  const price = (cents: bigint) => formatAmount(toDecimal(cents, 2), 'USD');
  const kind = `${t(`programmes.tiers.${contract.tier as 'premier'}`)}, ${t(`programmes.classes.${contract.card_class as 'visa'}`)}`;
  const rows: [string, string][] = [
    [t('programmes.cards'), String(order.quantity)],
    [t('programmes.kind'), kind],
    [t('programmes.prefix'), order.name_on_card],
    [t('programmes.price'), price(contract.price_per_card)],
    [t('programmes.worth'), price(contract.price_per_card * BigInt(order.quantity))],
    [t('programmes.approved'), order.approved_at ? formatDateTime(order.approved_at, language, bank.policy.bank.timeZone) : ''],
    [t('programmes.expected'), expected ? `${formatDay(expected.from, language)} – ${formatDay(expected.to, language)}` : ''],
    [t('programmes.contact'), `${order.contact.name}, ${order.contact.country_code} ${order.contact.phone}, ${order.contact.email}`],
  ];
  return {
    facts: [{ label: t('programmes.deliverTo'), lines: addressLines(order, language) }],
    columns: (room) => [
      { title: t('details'), width: 160 },
      { title: '', width: room - 160 },
    ],
    rows: rows.map((cells) => ({ cells })),
  };
}

/** What has arrived, by kit number, with the parcel that it came in. */
async function deliveryNote({ bank, db, order, language }: PaperOrder): Promise<Body> {
  const t = tIn(language, 'statement');
  const { company_id, order_id } = order;
  const arrived = await db
    .select()
    .from(cards)
    .where(
      and(eq(cards.company_id, company_id), eq(cards.order_id, order_id), isNotNull(cards.delivered_at), ne(cards.print_status, 'damaged')),
    )
    .orderBy(asc(cards.kit_number));
  const dayOf = (at: Date | null) => (at ? formatDateTime(at, language, bank.policy.bank.timeZone) : '');
  return {
    facts: [
      { label: t('programmes.deliverTo'), lines: addressLines(order, language) },
      { label: t('programmes.arrived'), lines: [t('programmes.ofCards', { count: arrived.length, all: order.quantity })] },
    ],
    columns: (room) => [
      { title: t('programmes.kit'), width: room * 0.26 },
      { title: t('programmes.card'), width: room * 0.16 },
      { title: t('programmes.parcel'), width: room * 0.28 },
      { title: t('programmes.delivered'), width: room * 0.3 },
    ],
    rows: arrived.map(({ kit_number, last4, tracking, delivered_at }) => ({
      cells: [kit_number, `•••• ${last4}`, tracking, dayOf(delivered_at)],
    })),
  };
}

async function draw(
  sheet: Sheet,
  { bank, order, language, name, now }: PaperOrder,
  title: string,
  lead: string,
  body: Body,
): Promise<Buffer> {
  const t = tIn(language, 'statement');
  const note = [t('printed', { time: formatDateTime(now, language, bank.policy.bank.timeZone), name })];
  const bottom = sheet.height - footHeight(sheet, note);
  const top = newPage(sheet, bank) + 42;
  write(sheet, title, sheet.margin, top + 19, { size: 18.75, bold: true });
  write(sheet, lead, sheet.margin, top + 37, { size: 10.5 });
  const ordered = { label: t('date'), lines: [formatDateTime(order.created_at, language, bank.policy.bank.timeZone)] };
  const facts = [...body.facts, ordered, { label: t('programmes.order'), lines: [order.number] }];
  const below = drawFacts(sheet, facts, [1.6, 1.1, 1, 0.8], top + 58);
  const room = sheet.width - 2 * sheet.margin;
  const page = () => ({ top: newPage(sheet, bank) + 14, bottom });
  await drawTable(sheet, body.columns(room), body.rows, { top: below + 20, bottom }, page);
  drawFeet(sheet, note);
  return bytesOfSheet(sheet);
}

export async function orderPaper(asked: PaperOrder, kind: PaperKind): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { db, order, language, now } = asked;
  const t = tIn(language, 'statement');
  const contract = await contractOf(db, order);
  if (!contract) throw new Error('the order has no contract');
  const company = await companyOf(db, order.company_id);
  const title = t(`programmes.${kind}`);
  const body = kind === 'order_confirmation' ? await confirmation(asked, contract) : await deliveryNote(asked);
  const sheet = await newSheet(language, { title: `${title} ${order.number}`, at: now });
  const lead = t('programmes.lead', { company: company?.project_name ?? '', contract: contract.number });
  const bytes = await draw(sheet, asked, title, lead, body);
  return { name: `${kind.replace('_', '-')}-${order.number}.pdf`, bytes };
}
