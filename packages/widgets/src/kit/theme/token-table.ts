/**
 * Every public token once (DES-16). CSS of a tag, the list of names, typings, editors' manifests, the reference and the theme builder are
 * made from it. A row without a rule is one of the twelve that the kit reads itself (kit/theme/tokens.css.ts).
 */
export type TokenKind = 'color' | 'length' | 'number' | 'weight' | 'font' | 'address' | 'word';
export const groups = ['ground', 'text', 'type', 'space', 'corners', 'buttons', 'badges', 'fields', 'focus', 'overlay'] as const;
export type TokenRow = {
  readonly group: (typeof groups)[number];
  readonly kind: TokenKind;
  readonly about: string;
  /** Bounds of a length in pixels, of a number or of a weight; what is beyond them becomes the nearest. */
  readonly least?: number;
  readonly most?: number;
  /** What is there without it, for an editor to begin with: of a colour another token. */
  readonly start: string;
  readonly words?: readonly string[];
  /** A colour keeps this distance from each of these (WCAG 2.2). */
  readonly apart?: { readonly from: readonly string[]; readonly by: number };
  /** `$` is the value within its bounds, `@ink` another colour as it is shown, `@away-from:ink` black or white, as it is farther from it. */
  readonly rule?: string;
};

const lines = (least: number, most: number, start: number) => ({ kind: 'length', least, most, start: `${start}px` }) as const;
const weight = (start: string) => ({ kind: 'weight', least: 300, most: 700, start }) as const;
const grounds = ['surface', 'surfaceSunken'];
const text = (start: string, ...from: readonly string[]) =>
  ({ kind: 'color', start, apart: { from: from.length > 0 ? from : grounds, by: 4.5 } }) as const;
const shape = (start: string, ...from: readonly string[]) =>
  ({ kind: 'color', start, apart: { from: from.length > 0 ? from : grounds, by: 3 } }) as const;
const typed = "input:not([type='checkbox'],[type='radio'])";
const input = `:is([part~='input'],${typed},textarea,select)`;
const free = `:is(input,textarea):not(:disabled,:read-only,[type='checkbox'],[type='radio']),select:not(:disabled)`;
const primary = "[part~='primary']:not(:disabled)";
const secondary = "[part~='secondary']:not(:disabled)";

export const tokenTable = {
  surface: { group: 'ground', kind: 'color', about: 'The ground', start: 'surface' },
  surfaceSunken: { group: 'ground', kind: 'color', about: 'A ground within the ground', start: 'surfaceSunken' },
  line: { group: 'ground', kind: 'color', about: 'Lines between things', start: 'line' },
  accent: { group: 'ground', about: 'Fill of the main act, lines of what is chosen', ...shape('accent') },
  onAccent: { group: 'text', about: 'Text on the accent', ...text('onAccent', 'accent') },
  ink: { group: 'text', about: 'Text', ...text('ink') },
  inkMuted: { group: 'text', about: 'Hints and labels', ...text('inkMuted') },
  danger: { group: 'text', about: 'Errors', ...text('danger') },
  linkColor: { group: 'text', about: 'Links', ...text('accent'), rule: 'a[href]:not([part~=button]){color:$}' },
  font: { group: 'type', kind: 'font', about: 'A face that the page loads', start: 'system-ui' },
  fontUrl: {
    group: 'type',
    kind: 'address',
    about: 'Where the file of --bank-font is (woff2); the tag loads it, in a frame too. Of your page or one that answers it (CORS)',
    start: '',
  },
  headingFont: {
    group: 'type',
    kind: 'font',
    about: 'A face for headings',
    start: 'system-ui',
    rule: ':is(h1,h2,h3){font-family:$,var(--bankside-fallback)}',
  },
  fontSize: {
    group: 'type',
    about: 'Size of body text; every other size follows',
    ...lines(13, 18, 14),
    rule: ':host{--bankside-rem:calc($/.875)}',
  },
  fontWeight: {
    group: 'type',
    about: 'Weight of body text',
    kind: 'weight',
    least: 300,
    most: 500,
    start: '400',
    rule: ':host{--bankside-body-weight:$}',
  },
  lineHeight: {
    group: 'type',
    about: 'Line height of body text',
    kind: 'number',
    least: 1.3,
    most: 1.9,
    start: '1.43',
    rule: ':host{--bankside-body-line:$}',
  },
  headingSize: {
    group: 'type',
    about: 'Size of the largest heading; the others follow',
    ...lines(18, 36, 24),
    rule: 'h1{font-size:$;line-height:1.25}h2{font-size:calc($*.8);line-height:1.3}h3{font-size:calc($*.67);line-height:1.35}',
  },
  headingWeight: { group: 'type', about: 'Weight of headings', ...weight('600'), rule: ':is(h1,h2,h3){font-weight:$}' },
  controlHeight: { group: 'space', about: 'Height of controls', ...lines(36, 52, 40) },
  rowHeight: { group: 'space', about: 'Height of rows in lists', ...lines(36, 64, 44), rule: '[part~=row]>*{height:$}' },
  padding: { group: 'space', about: 'Space between the edge of the tag and its content', ...lines(0, 48, 0), rule: ':host>div{padding:$}' },
  fieldGap: { group: 'space', about: 'Space between fields', ...lines(8, 32, 18), rule: ':has(>[part~=field]){row-gap:$}' },
  radius: { group: 'corners', about: 'Corners of everything that has none of its own', ...lines(0, 16, 4) },
  buttonRadius: {
    group: 'corners',
    about: 'Corners of buttons',
    ...lines(0, 26, 4),
    rule: ':is([part~=primary],[part~=secondary]){border-radius:$}',
  },
  inputRadius: { group: 'corners', about: 'Corners of fields', ...lines(0, 26, 4), rule: `${input}{border-radius:$}` },
  overlayRadius: {
    group: 'corners',
    about: 'Corners of dialogs and menus',
    ...lines(0, 24, 8),
    rule: ':is(dialog,[popover]){border-radius:$}',
  },
  badgeRadius: { group: 'badges', about: 'Corners of badges', ...lines(0, 16, 2), rule: '[data-tone]{border-radius:$}' },
  buttonBackground: {
    group: 'buttons',
    about: 'Fill of the main act, where it is not the accent',
    ...shape('accent'),
    rule: `${primary}{background:$}${primary}:hover{background:color-mix(in oklab,$ 88%,@away-from:buttonText)}`,
  },
  buttonText: { group: 'buttons', about: 'Text of the main act', ...text('onAccent', 'buttonBackground'), rule: `${primary}{color:$}` },
  secondaryBackground: {
    group: 'buttons',
    kind: 'color',
    about: 'Fill of other acts',
    start: 'surface',
    rule: `${secondary}{background:$}${secondary}:hover{background:color-mix(in oklab,$ 94%,@away-from:secondaryText)}`,
  },
  secondaryText: {
    group: 'buttons',
    about: 'Text of other acts',
    ...text('ink', 'secondaryBackground'),
    rule: `${secondary}{color:$}`,
  },
  buttonWeight: { group: 'buttons', about: 'Weight of the text of buttons', ...weight('500'), rule: '[part~=button]{font-weight:$}' },
  buttonCase: {
    group: 'buttons',
    kind: 'word',
    about: 'Letters of the main act and of others',
    words: ['none', 'uppercase', 'capitalize'],
    start: 'none',
    rule: ':is([part~=primary],[part~=secondary]){text-transform:$}',
  },
  controlLine: { group: 'fields', about: 'Lines around controls', ...shape('controlLine') },
  fieldBackground: {
    group: 'fields',
    about: 'Ground of fields',
    ...text('surface', 'ink', 'inkMuted'),
    rule: `:is(${free}){background-color:$}:is(input,textarea)::placeholder{color:@inkMuted}`,
  },
  fieldBorderWidth: { group: 'fields', about: 'Line around fields', ...lines(1, 3, 1), rule: `${input}{border-width:$}` },
  labelColor: { group: 'fields', about: 'Names of fields', ...text('ink'), rule: '[part~=label]{color:$}' },
  labelWeight: { group: 'fields', about: 'Weight of the names of fields', ...weight('500'), rule: '[part~=label]{font-weight:$}' },
  focusColor: {
    group: 'focus',
    about: 'The ring around what has the focus',
    ...shape('accent'),
    rule: ':is(a,button,input,select,textarea,[tabindex]):focus-visible{outline-color:$}',
  },
  focusWidth: {
    group: 'focus',
    about: 'Its width',
    ...lines(2, 5, 2),
    rule: ':is(a,button,input,select,textarea,[tabindex]):focus-visible{outline-width:$}',
  },
  scrim: {
    group: 'overlay',
    kind: 'color',
    about: 'What lies over the page behind a dialog; it may let it through',
    start: 'ink',
    rule: 'dialog::backdrop{background:$}',
  },
  overlayBackground: {
    group: 'overlay',
    about: 'Ground of dialogs and menus',
    ...text('surface', 'ink', 'inkMuted', 'danger', 'accent'),
    rule: ':is(dialog,[popover]){background:$}',
  },
} as const satisfies Readonly<Record<string, TokenRow>>;

export type TokenName = keyof typeof tokenTable;
export const rowOf = (name: TokenName): TokenRow => tokenTable[name];
export const tokenNames = Object.keys(tokenTable) as readonly TokenName[];
