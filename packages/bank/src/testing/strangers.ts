/** Somebody who signs in from anywhere: the owner at the office, strangers from a new address each time. */
import type { TestBank } from './test-bank.ts';

export const right = 'Bankside-2026';
export const office = '10.30.0.1';
type From = { readonly address: string; readonly device_token?: string; readonly harder?: boolean };

let networks = 0;
export const elsewhere = (): string => `10.${40 + Math.floor(++networks / 62_500)}.${Math.floor(networks / 250) % 250}.${networks % 250}`;
export const deviceOf = ({ data }: { data: unknown }): string => (data as { device_token: string }).device_token;

export const strangersAt = (bank: () => TestBank) => ({
  fresh: async () => (await bank().fresh()).people[0],
  signIn: async (email: string, password: string, { address, device_token, harder = false }: From) =>
    bank().call('/account/login', { email, password, captcha: await bank().captcha(harder), device_token }, { address }),
});
