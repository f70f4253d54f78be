/** Fills in an application as a person would, by labels. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sandbox } from '../../../../../../tests/support/screen.tsx';

export const field = (name: string) => screen.findByRole('textbox', { name });
export const type = async (name: string, text: string): Promise<void> => userEvent.fill(await field(name), text);
export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
export const pick = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('radio', { name }));
export async function choose(name: string, option: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name }), option);
}
export async function combo(name: string, text: string): Promise<void> {
  const input = await screen.findByRole('combobox', { name });
  await userEvent.fill(input, text);
  fireEvent.blur(input);
}
/** '27/04/1988' into the three boxes. */
export async function day(name: string, text: string): Promise<void> {
  const boxes = within(await screen.findByRole('group', { name })).getAllByRole('textbox');
  const parts = text.split('/');
  for (const [at, box] of boxes.entries()) await userEvent.fill(box, parts[at] ?? '');
  const last = boxes.at(-1);
  if (last) fireEvent.blur(last);
}

/** A real JPEG that says its number, so that no two are the same file. */
export async function photo(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 200];
  canvas.getContext('2d')?.fillText(name, 20, 100);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  if (!blob) throw new Error('no picture');
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}
export async function upload(name: string, file: File): Promise<void> {
  const group = await screen.findByRole('group', { name });
  const input = group.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error(`no file can be chosen for ${name}`);
  const held = new DataTransfer();
  held.items.add(file);
  input.files = held.files;
  fireEvent.change(input);
  await expect.poll(() => within(group).queryByText('Received') !== null, { timeout: 15_000 }).toBe(true);
}

export async function verifyEmail(address: string): Promise<void> {
  await type('Email', address);
  await press('Send code');
  const cells = await screen.findByRole('textbox', { name: 'Code from the email' }, { timeout: 15_000 });
  const [mail] = await sandbox.mail(address);
  await userEvent.fill(cells, mail?.code ?? '');
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Code from the email' }), { timeout: 10_000 }).toBeNull();
}

export type Person = { readonly username: string; readonly email: string };
let people = 0;
export const somebody = (): Person => {
  const name = `aiko_${Date.now().toString(36)}_${(people += 1)}`;
  return { username: name, email: `${name}@hasegawa.example` };
};

export async function fillAbout({ username, email }: Person): Promise<void> {
  await pick('Associate');
  await pick('Ms');
  await type('First name', 'Aiko');
  await type('Last name', 'Hasegawa');
  await type('Username', username);
  await combo('Country code', 'Japan');
  await type('Number', '90 5550 0142');
  await day('Date of birth', '27/04/1988');
  await verifyEmail(email);
}
export async function fillIdentity(): Promise<void> {
  await pick('Passport');
  await type('Document number', 'TK1234567');
  await combo('Issuing country', 'Japan');
  await choose('Language of the document', 'English');
  await day('Date of issue', '01/02/2020');
  await day('Date of expiry', '01/02/2030');
  await upload('Document, front', await photo('front'));
  await upload('Document, back', await photo('back'));
}
export async function fillAddress(): Promise<void> {
  await type('Address', '2-11-3 Meguro');
  await combo('Country', 'Japan');
  await type('State or province', 'Tokyo');
  await type('City', 'Meguro-ku');
  await type('Postal code', '153-0063');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Same as the address above' }));
  await choose('Proof of address', 'Utility bill');
  await type('Issuer', 'Tokyo Gas');
  await day('Date on the document', '01/10/2025');
  await choose('Language of the proof', 'English');
  await upload('Proof of address, front', await photo('proof'));
}
