/**
 * Three languages, each at a desk and on a phone. `npm test` goes some of these ways, so that it ends while somebody waits for
 * it; `ALL_WAYS=1`, which `npm run torture` sets, goes every one.
 */
import { devices } from '@playwright/test';
import { languages, type Language } from '@bankside/core/rules/languages.ts';

const { isMobile, hasTouch, viewport } = devices['iPhone 13'];
export const deviceSettings = { desk: {}, phone: { isMobile, hasTouch, viewport } } as const;
type Device = keyof typeof deviceSettings;
export type Way = { readonly language: Language; readonly device: Device; readonly name: string };

const all: readonly Way[] = languages.flatMap((language) =>
  (['desk', 'phone'] as const).map((device) => ({
    language,
    device,
    name: `in ${language} ${device === 'desk' ? 'at a desk' : 'on a phone'}`,
  })),
);

const goesAll = process.env['ALL_WAYS'] !== undefined;
/** All six, or the ones that are named: `zh phone`. */
export const waysOf = (...some: readonly `${Language} ${Device}`[]): readonly Way[] =>
  goesAll ? all : all.filter(({ language, device }) => some.includes(`${language} ${device}`));
export const languagesOf = (...some: readonly Language[]): readonly Language[] => (goesAll ? languages : some);
/** Of kinds that share what is tried: the first one, and another for each `turn`. */
export const someOf = <T>(kinds: readonly T[], turn: number): readonly T[] =>
  goesAll ? kinds : kinds.filter((_, at) => at === 0 || at === 1 + (turn % (kinds.length - 1)));
/** How often something is done over and over. */
export const timesOf = (few: number, many: number): number => (goesAll ? many : few);
