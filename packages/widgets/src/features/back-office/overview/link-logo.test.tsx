/** The logo at the desk: what does not fit is said before it is sent, what fits is saved and shown by its name (D-432). */
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAs, sandbox, showScreen, staff } from '../../../../../../tests/support/screen.tsx';
import { LinkLogo } from './link-logo.tsx';

const desk = bankAs(() => staff);
const pixel = (type: string) => {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type }).then((blob) => new File([blob], 'logo', { type }));
};

test('a picture is saved as it is chosen, and removed again', async () => {
  const { company_id } = await sandbox.company({});
  const link_path = `logo-${company_id.slice(0, 8)}`;
  await desk.call(
    '/admin/link/save',
    {
      company_id,
      link_path,
      variant: 'custom',
      display_name: 'Fleet',
      branding: { name: 'Fleet' },
      allowed_origins: [],
      isolation: 'page',
      applicant_types: ['associate'],
      hidden_fields: [],
      tier: 'premier',
      card_class: 'visa',
      status: 'fresh',
    },
    { key: crypto.randomUUID() },
  );
  const rowOf = async () => (await desk.call('/admin/link/list', { keyword: link_path })).list[0];
  const row = await rowOf();
  if (!row) throw new Error('the link is not listed');
  const { called } = await showScreen(staff, <LinkLogo row={row} />, { words: ['back-office'] });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for a picture');
  await userEvent.upload(input, await pixel('image/webp'));
  expect((await screen.findByRole('alert')).textContent).toBe('Use a PNG or JPEG picture of at most 512 by 512 pixels and 24 KB');
  expect(called).not.toContain('/admin/link/logo');
  await userEvent.upload(input, await pixel('image/png'));
  expect(await screen.findByRole('img', { name: 'Logo of Fleet' })).toBeTruthy();
  expect((await rowOf())?.logo).toMatch(/^data:image\/png/);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(await screen.findByText('No logo')).toBeTruthy();
  expect((await rowOf())?.logo).toBe('');
  cleanup();
});
