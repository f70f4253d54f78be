import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf } from '../../cards/testing/card-testing.tsx';
import { bankOf, batchCard, showManagement } from '../testing/batch-testing.tsx';
import { ManagementInfoPage } from './management-info-page.tsx';

test('a card that is kept for a person says for whom; its last month is written as on a card', async () => {
  const kept = { name: 'Ines Carvalho', email: 'ines@x.example', invited_at: '2026-05-12T02:00:00Z', application_id: '', status: '' };
  const info = { ...batchCard(1, { reserved_for: kept }), card: cardOf(), tracking: '' };
  await showManagement(bankOf([], { '/contract/card': () => info }).client, <ManagementInfoPage />, { query: '?id=c1' });
  expect(await screen.findByText('11/2029')).toBeVisible();
  expect(screen.getByText('Reserved')).toBeVisible();
  expect(screen.getByText(/An invitation was sent to ines@x.example/)).toBeVisible();
});
