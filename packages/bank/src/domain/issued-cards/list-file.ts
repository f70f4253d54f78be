/** The list of cards as a file (CRD-01). */
import type { CardRow } from '@bankside/core/contract/cards/shapes.ts';
import { maskCard } from '@bankside/core/i18n/amounts.ts';
import type { Cell } from '@bankside/core/rules/table-cells.ts';
import type { Language } from '@bankside/core/rules/languages.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { tIn } from '../../platform/words.ts';
import { fileOf, type CardFileOrder, type Page } from '../card-money/card-files.ts';

import { cardState } from './cards.ts';

const columns = [
  'card',
  'holder',
  'nameOnCard',
  'tier',
  'class',
  'status',
  'balance',
  'available',
  'kit',
  'expiry',
  'feeDue',
  'application',
] as const;

function cellsIn(language: Language): (row: CardRow) => Cell[] {
  const t = tIn(language, 'card-list');
  const state = tIn(language, 'options');
  const stateOf = (status: string) => {
    const name = cardState({ status });
    return state(name === 'unknown' ? 'states.unknown' : `states.card.${name}`);
  };
  return (row) => [
    { text: row.last4 && maskCard(row.last4) },
    { text: row.holder_name },
    { text: row.name_on_card },
    { text: t(`tiers.${row.tier}`) },
    { text: t(`classes.${row.card_class}`) },
    { text: stateOf(row.status) },
    { number: row.balance },
    { number: row.available },
    { text: row.kit_number },
    { text: row.expiry },
    { day: row.renewal_due ?? '' },
    { text: row.application_no },
  ];
}

export function cardsFile(order: CardFileOrder, page: Page<CardRow>): Promise<FileAnswer> {
  const { language } = order;
  const t = tIn(language, 'card-files');
  const head = columns.map((column) => t(`cardList.${column}`));
  return fileOf(order, { name: 'cards', title: t('cards'), head, cells: cellsIn(language) }, page);
}
