import { style, styleVariants } from '@vanilla-extract/css';
import { color, line, media, size, space, track, type, weight } from '../theme/tokens.css.ts';

const base = style({ position: 'relative', whiteSpace: 'nowrap', fontWeight: weight.medium });
export const amount = styleVariants({
  list: [base],
  inline: [base],
  figure: [base, { font: type.figure, letterSpacing: track.figure }],
  hero: [base, { font: type.hero, letterSpacing: track.hero, '@media': { [media.phone]: { font: type.heroPhone } } }],
});

const grey = { color: color.ink3 } as const;
export const decimals = styleVariants({
  list: { ...grey, fontWeight: weight.regular },
  inline: { ...grey, fontWeight: weight.regular },
  figure: grey,
  hero: grey,
});
/** Figures above each other align on the point: the decimals' column has one width. */
export const onPoint = style({ display: 'inline-block', minWidth: size.decimals, textAlign: 'start' });

const code = style({ color: color.ink3, fontWeight: weight.regular });
export const currency = styleVariants({
  list: [
    code,
    {
      display: 'inline-block',
      minWidth: size.code,
      marginInlineStart: space[4],
      fontSize: '0.93em',
      textAlign: 'start',
      '@media': { [media.phone]: { minWidth: 0, marginInlineStart: '0.35em' } },
    },
  ],
  inline: [code, { fontSize: '0.86em', marginInlineStart: '0.1em' }],
  figure: [code, { font: type.heroCode, letterSpacing: '0', marginInlineStart: space[2] }],
  hero: [
    code,
    {
      font: type.heroCode,
      letterSpacing: '0',
      color: color.ink2,
      marginInlineStart: space[3],
      '@media': { [media.phone]: { font: type.heroCodePhone, marginInlineStart: space[1] } },
    },
  ],
});

/** Not final: grey and light. Void: struck through as well. Never red or green (DES-08). */
export const state = styleVariants({
  settled: {},
  open: { color: color.ink3, fontWeight: weight.regular },
  void: { color: color.ink3, fontWeight: weight.regular },
});
export const struck = style({ textDecorationLine: 'line-through', textDecorationThickness: size.hair });

const rule = style({ display: 'inline-block', paddingBottom: space[2] });
export const double = styleVariants({ ink: [rule, { borderBottom: line.double }], quiet: [rule, { borderBottom: line.doubleQuiet }] });
