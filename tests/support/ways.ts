/** Three languages, each at a desk and on a phone. `npm test` goes some of these ways; `ALL_WAYS=1`, which `npm run torture` sets, goes every one. */
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

/** All six, or the ones that are named: `zh phone`. */
export const waysOf = (...some: readonly `${Language} ${Device}`[]): readonly Way[] =>
  process.env['ALL_WAYS'] ? all : all.filter(({ language, device }) => some.includes(`${language} ${device}`));
