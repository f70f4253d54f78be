import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sandbox, showScreen } from '../../../../../tests/support/screen.tsx';
import { InvestmentBankingPage, PrivateBankingPage, StructuredProductsPage } from './product-page.tsx';

const pages = [
  [PrivateBankingPage, 'Private banking', '私人银行', 'プライベートバンキング'],
  [StructuredProductsPage, 'Structured products', '结构性产品', '仕組み商品'],
  [InvestmentBankingPage, 'Investment banking', '投资银行', '投資銀行'],
] as const;

describe.each(pages)('a service that is not open yet', (Page, en, zh, ja) => {
  test(`${en} says so in three languages and asks the bank for nothing (UI-11)`, async () => {
    const { people } = await sandbox.company({});
    for (const [language, title] of [
      ['en', en],
      ['zh', zh],
      ['ja', ja],
    ] as const) {
      const { called } = await showScreen(people[0], <Page />, { in: language, words: ['products'] });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/\b(products|shared):/);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(called).toEqual([]);
    }
  });
});
