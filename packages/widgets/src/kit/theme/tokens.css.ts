/**
 * The design tokens (docs/design.md): the only file that holds a colour or a pixel. Private variables read the public
 * --bank-* properties, so a partner may set those on the page or on one element (DES-16).
 */
import { createThemeContract, createGlobalTheme, globalStyle } from '@vanilla-extract/css';

/** What a partner may colour, and what is there otherwise (DES-16). */
export const partnerColors = {
  light: {
    surface: '#ffffff',
    surfaceSunken: '#f7f8f7',
    line: '#dfe4e2',
    controlLine: '#7b888a',
    ink: '#0e1d21',
    inkMuted: '#445357',
    accent: '#00525f',
    onAccent: '#ffffff',
    danger: '#b02b27',
  },
  dark: {
    surface: '#0e1719',
    surfaceSunken: '#121c1f',
    line: '#243033',
    controlLine: '#6c7e82',
    ink: '#e7ecec',
    inkMuted: '#a9b7b9',
    accent: '#77ced8',
    onAccent: '#06262c',
    danger: '#f29891',
  },
} as const;
const partners = (own: Record<keyof typeof partnerColors.light, string>) => ({
  canvas: `var(--bank-surface, ${own.surface})`,
  sunken: `var(--bank-surface-sunken, ${own.surfaceSunken})`,
  line: `var(--bank-line, ${own.line})`,
  control: `var(--bank-control-line, ${own.controlLine})`,
  ink: `var(--bank-ink, ${own.ink})`,
  ink2: `var(--bank-ink-muted, ${own.inkMuted})`,
  accent: `var(--bank-accent, ${own.accent})`,
  /** The accent where it is text, which needs more contrast than a fill (kit/theme/contrast-pairs.ts). */
  accentText: `var(--bank-accent, ${own.accent})`,
  onAccent: `var(--bank-on-accent, ${own.onAccent})`,
  negative: `var(--bank-danger, ${own.danger})`,
});

const light = {
  ...partners(partnerColors.light),
  ground: '#f4f6f4',
  raised: '#ffffff',
  hover: '#f4f6f5',
  selected: '#e8f1f3',
  lineStrong: '#bfc8c7',
  ink3: '#5f6d71',
  accentHover: '#003e49',
  positive: '#1f6538',
  positiveSoft: '#e8f4ea',
  attention: '#7d4d08',
  attentionSoft: '#fcf2df',
  progress: '#34589d',
  progressSoft: '#ebf1fc',
  negativeSoft: '#fdefed',
  stopped: '#3c494d',
  stoppedSoft: '#ebeeed',
  lapsed: '#6b5a4c',
  lapsedSoft: '#f4efea',
  scrim: 'rgb(14 29 33 / .42)',
};

const dark: typeof light = {
  ...partners(partnerColors.dark),
  ground: '#0a1113',
  raised: '#152023',
  hover: '#162225',
  selected: '#102a30',
  lineStrong: '#3a494d',
  ink3: '#8b9a9d',
  accentHover: '#95dde5',
  positive: '#82cf98',
  positiveSoft: '#12281a',
  attention: '#eabc6e',
  attentionSoft: '#2b2211',
  progress: '#98b8f2',
  progressSoft: '#162338',
  negativeSoft: '#331917',
  stopped: '#bcc8ca',
  stoppedSoft: '#202c2f',
  lapsed: '#c9b6a5',
  lapsedSoft: '#29221d',
  scrim: 'rgb(0 0 0 / .6)',
};

const family = {
  latin: `system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`,
  zh: `"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", sans-serif`,
  ja: `"Hiragino Sans", "BIZ UDPGothic", "Yu Gothic UI", "Yu Gothic Medium", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif`,
};
const names = (part: object) => Object.fromEntries(Object.keys(part).map((name) => [name, null]));

/** Colours with a meaning, which a partner cannot change; a surface of theirs must show them. */
export const stateColors = {
  light: [light.positive, light.attention, light.progress, light.lapsed],
  dark: [dark.positive, dark.attention, dark.progress, dark.lapsed],
} as const;

/** Where a widget or the portal begins: its theme and language hang on this element. */
const roots = ':root, :host';

export const color = createThemeContract(names(light) as Record<keyof typeof light, null>);
createGlobalTheme(roots, color, light);
/** A page says its theme on its root; an element of ours on somebody's page by a custom state, which leaves their markup alone. */
const darkRoots = ':root[data-theme="dark"], :host(:state(dark))';
createGlobalTheme(darkRoots, color, dark);
globalStyle(':root[data-theme="auto"]', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: Object.fromEntries(Object.entries(dark).map(([name, value]) => [color[name as keyof typeof dark], value])),
    },
  },
});
/** An element's own color-scheme is that of the page, or its `theme` (elements/look/theme.ts). */
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
globalStyle(':root[data-theme="auto"]', { '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark' } } });
/** Where the browser can compute colours, a partner's few colours give the rest; elsewhere the rest stays ours. */
const mix = (one: string, share: number, other: string) => `color-mix(in oklab, ${one} ${share}%, ${other})`;
const derived = {
  [color.accentHover]: mix(color.accent, 82, color.ink),
  [color.ink3]: mix(color.ink2, 84, color.canvas),
  [color.lineStrong]: mix(color.line, 86, color.ink),
};
const inWidgets = { ...derived, [color.ground]: color.sunken, [color.hover]: mix(color.sunken, 80, color.line) };
const tinted = (lightness: number, chroma: number) => `oklch(from ${color.accent} ${lightness} ${chroma} h)`;
const whereComputed = (vars: Record<string, string>) => ({ '@supports': { '(color: oklch(from red l c h))': { vars } } });
globalStyle(':root', whereComputed(derived));
globalStyle(':host', whereComputed({ ...inWidgets, [color.raised]: color.canvas, [color.selected]: tinted(0.952, 0.013) }));
globalStyle(
  ':host(:state(dark))',
  whereComputed({ ...inWidgets, [color.raised]: mix(color.canvas, 96, color.ink), [color.selected]: tinted(0.27, 0.03) }),
);

export const font = createGlobalTheme(roots, {
  sans: `var(--bank-font, "Funnel Sans Variable"), var(--bankside-fallback)`,
  mono: `"Geist Mono Variable", ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace`,
});
globalStyle(roots, { vars: { '--bankside-fallback': family.latin } });
globalStyle(':root:lang(zh), :host(:state(zh))', { vars: { '--bankside-fallback': family.zh } });
globalStyle(':root:lang(ja), :host(:state(ja))', { vars: { '--bankside-fallback': family.ja } });

/** The reader's own text size counts in our pages; in a widget a host page's 62.5% must not shrink us. */
const rem = (size: number) => `calc(${size} * var(--bankside-rem))`;
globalStyle(':root', { vars: { '--bankside-rem': '1rem' } });
globalStyle(':host', { vars: { '--bankside-rem': '16px' } });

/** `font` shorthands by role, with their letter-spacing beside them. */
export const type = createGlobalTheme(roots, {
  caption: `400 ${rem(0.75)}/${rem(1)} ${font.sans}`,
  small: `400 ${rem(0.8125)}/${rem(1.125)} ${font.sans}`,
  body: `400 ${rem(0.875)}/${rem(1.25)} ${font.sans}`,
  lead: `400 ${rem(1)}/${rem(1.5)} ${font.sans}`,
  h3: `600 ${rem(1)}/${rem(1.375)} ${font.sans}`,
  h2: `600 ${rem(1.1875)}/${rem(1.625)} ${font.sans}`,
  h1: `600 ${rem(1.5)}/${rem(1.875)} ${font.sans}`,
  figure: `500 ${rem(2)}/${rem(2.25)} ${font.sans}`,
  hero: `500 ${rem(3)}/${rem(3.25)} ${font.sans}`,
  heroPhone: `500 clamp(${rem(1.75)}, 10.2vw, ${rem(2.5)})/1.1 ${font.sans}`,
  heroCode: `500 ${rem(1)}/1 ${font.sans}`,
  heroCodePhone: `500 ${rem(0.875)}/1 ${font.sans}`,
  h1Sheet: `600 1.75rem/34px ${font.sans}`,
  h1Phone: `600 ${rem(1.375)}/${rem(1.75)} ${font.sans}`,
  label: `600 ${rem(0.6875)}/1 ${font.sans}`,
  brand: `600 ${rem(1.0625)}/${rem(1.5)} ${font.sans}`,
});
/** Han and kana fill their square, so their lines are a tenth further apart (DES-03). */
globalStyle(':root:lang(zh), :root:lang(ja), :host(:state(zh)), :host(:state(ja))', {
  vars: {
    [type.caption]: `400 ${rem(0.75)}/${rem(1.125)} ${font.sans}`,
    [type.small]: `400 ${rem(0.8125)}/${rem(1.25)} ${font.sans}`,
    [type.body]: `400 ${rem(0.875)}/${rem(1.375)} ${font.sans}`,
    [type.lead]: `400 ${rem(1)}/${rem(1.625)} ${font.sans}`,
    [type.h3]: `600 ${rem(1)}/${rem(1.5)} ${font.sans}`,
    [type.h2]: `600 ${rem(1.1875)}/${rem(1.75)} ${font.sans}`,
    [type.h1]: `600 ${rem(1.5)}/${rem(2.0625)} ${font.sans}`,
  },
});
export const track = {
  caption: '0.005em',
  small: '0',
  body: '0',
  lead: '-0.003em',
  h3: '-0.006em',
  h2: '-0.011em',
  h1: '-0.017em',
  figure: '-0.022em',
  hero: '-0.028em',
} as const;
export const weight = { regular: 400, medium: 500, semibold: 600 } as const;

export const space = {
  0: '0',
  1: '2px',
  2: '4px',
  3: '6px',
  4: '8px',
  5: '12px',
  6: '16px',
  7: '20px',
  8: '24px',
  9: '32px',
  10: '40px',
  11: '56px',
  12: '80px',
} as const;
export const radius = {
  tag: '2px',
  control: 'clamp(0px, var(--bank-radius, 4px), 16px)',
  overlay: 'clamp(8px, var(--bank-radius, 4px), 16px)',
  sheet: '12px',
  card: '11px',
  round: '50%',
} as const;
export const line = {
  hair: `1px solid ${color.line}`,
  rule: `1px solid ${color.lineStrong}`,
  control: `1px solid ${color.control}`,
  dashed: `1px dashed ${color.control}`,
  ink: `1px solid ${color.ink}`,
  double: `3px double ${color.ink}`,
  doubleQuiet: `3px double ${color.lineStrong}`,
  doubleAccent: `3px double ${color.accent}`,
  accent: `1px solid ${color.accent}`,
  accentBold: `2px solid ${color.accent}`,
  clear: '1px solid transparent',
  clearBold: '2px solid transparent',
  twinClear: '3px double transparent',
  danger: `1px solid ${color.negative}`,
  progress: `1px solid ${color.progress}`,
  stopped: `1px solid ${color.stopped}`,
  badge: `1.5px solid ${color.canvas}`,
  edge: '3px solid',
  spinner: '2px solid currentColor',
  focus: `2px solid ${color.accent}`,
  error: `2px solid ${color.negative}`,
  none: '0',
} as const;
export const shadow = createGlobalTheme(roots, {
  menu: `0 0 0 1px ${color.line}, 0 1px 2px rgb(14 29 33/.08), 0 8px 24px -8px rgb(14 29 33/.18)`,
  dialog: '0 2px 4px rgb(14 29 33/.06), 0 24px 64px -16px rgb(14 29 33/.32)',
});
export const motion = createGlobalTheme(roots, { fast: '90ms', base: '160ms', slow: '240ms', ease: 'cubic-bezier(.2,.7,.2,1)' });
globalStyle(roots, {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [motion.fast]: '0ms', [motion.base]: '0ms', [motion.slow]: '0ms' } } },
});
export const layer = { sticky: 10, panel: 20, header: 30, drawer: 40, overlay: 50, dialog: 60, toast: 70, session: 80 } as const;

/** The picture of a card (DES-39): its ground may be a partner's. */
export const payCard = {
  ground: 'var(--bankside-card, #07414b)',
  ink: '#ffffff',
  dark: '#0e1d21',
  shown: '#fff',
  masked: '#000',
  prestige: 'var(--bankside-card, #1c2123)',
  prestigeInk: '#e9dfc8',
  ratio: '1.586',
  width: '168px',
  thumb: '76px',
  hatch: '4px',
  rowHeight: '68px',
  shutAct: '132px',
  side: '6.5%',
  top: '9%',
  bottom: '8%',
  brand: '4.6cqw',
  number: '5.4cqw',
  name: '4.2cqw',
} as const;

/** Heights that follow density: 40/44 as given, 34/36 compact, 46/60 under a finger. */
export const density = createGlobalTheme(roots, { control: 'clamp(36px, var(--bank-control-height, 40px), 52px)', row: '44px' });
globalStyle('[data-density="compact"], :host(:state(compact))', { vars: { [density.control]: '34px', [density.row]: '36px' } });
globalStyle(roots, {
  '@media': {
    '(pointer: coarse), (max-width: 640px)': {
      vars: { [density.control]: 'clamp(46px, var(--bank-control-height, 46px), 52px)', [density.row]: '60px' },
    },
  },
});

/** Sizes of the kit's own parts, each named after what it is for. */
export const size = {
  none: '0',
  hair: '1px',
  glyph: '14px',
  icon: '16px',
  iconSmall: '13px',
  spinner: '12px',
  mark: '24px',
  avatar: '30px',
  avatarLarge: '72px',
  chip: '30px',
  compact: '34px',
  compactTouch: '40px',
  iconButton: '32px',
  iconButtonSmall: '24px',
  tableHead: '34px',
  skeleton: '12px',
  chart: '104px',
  twin: '4px',
  twinBold: '5px',
  target: '24px',
  hidden: '1px',
  brand: '10px',
  timelineStep: '18px',
  stationText: '28px',
  optical: '-3px',
  underline: '3px',
  overlap: '-1px',
  opticalSmall: '-2px',
  code: '5.4ch',
  decimals: '7ch',
  toast: '360px',
  aboveBar: '88px',
  menu: '160px',
  menuTall: '320px',
  confirm: '440px',
  factLabel: '104px',
  prose: '62ch',
  stateTop: '56px',
  badge: '7px',
  veilBlur: 'blur(14px)',
  shift: '4px',
  noteEdge: '3px',
  statusGap: '6px',
} as const;

/** Of the signed-in screens: the dashboard's columns, its second line of figures, the balances' rows. */
export const screenSize = {
  dashboard: '1560px',
  heroGap: '48px',
  heroTop: '6px',
  heroRule: '14px',
  heroLine: '64px',
  figure: rem(1.0625),
  figureLine: '24px',
  figurePhone: rem(1),
  phoneBody: rem(0.9375),
  figuresGap: '28px',
  pageTop: '28px',
  section: '30px',
  balanceRow: '34px',
  groupRow: '30px',
  taskGlyph: '30px',
  taskAct: '64px',
  lockedName: '180px',
  boxSide: '28px',
  boxGap: '22px',
  notices: '420px',
  profileLead: '300px',
  prefix: '180px',
  search: '280px',
  access: '820px',
  applyForm: '730px',
} as const;

/** Of a page on which money is sent: the column to decide in, the cost beside it, the review (DES-54). */
export const transferSize = {
  page: '972px',
  aside: 'minmax(280px, 340px)',
  gap: '72px',
  top: '28px',
  review: '640px',
  narrow: '(max-width: 980px)',
} as const;

/** Of lists of money and of one record beside them. */
export const recordSize = { row: '42px', rowPhone: '62px', search: '224px', searchPhone: '256px', days: '264px' } as const;

/** Statements and advices: black on white in both themes, on A4 when printed (DES-13). */
export const paper = {
  sheet: '#ffffff',
  ink: '#000000',
  ink2: '#333333',
  ink3: '#555555',
  accent: '#00525f',
  line: '1px solid #dddddd',
  rule: '1px solid #bbbbbb',
  strong: '1px solid #000000',
  double: '3px double #000000',
  width: '794px',
  height: '1123px',
  side: '64px',
  sidePhone: '20px',
  headGap: '44px',
  row: '27px',
  head: '26px',
  sum: '34px',
  cell: '8px',
  text: `400 12px/17px ${font.sans}`,
  small: `400 11px/17px ${font.sans}`,
  fact: `400 13px/17px ${font.sans}`,
  lead: `400 14px/20px ${font.sans}`,
  foot: `400 10.5px/15px ${font.sans}`,
  title: `600 25px/30px ${font.sans}`,
  measure: '64ch',
  footMeasure: '56ch',
  checkMeasure: '40ch',
  page: 'size: A4; margin: 16mm 16mm 26mm;',
  pageFoot: `font: 400 10.5px/14px var(--bankside-fallback), sans-serif; color: #555555; border-top: 1px solid #bbbbbb; margin-top: 4mm; padding-top: 2mm; vertical-align: top;`,
} as const;

/** Of columns in tables: the one without a width takes the rest. */
export const columnWidth = {
  date: '100px',
  day: '110px',
  status: '152px',
  stage: '210px',
  number: '150px',
  reference: '24%',
  brief: '110px',
  amount: '170px',
  name: '160px',
  username: '140px',
  email: '290px',
  group: '120px',
  accountNumber: '250px',
  walletAddress: '460px',
} as const;

/** Rows of a file that are repaired: a reason has two lines. */
export const importSize = { row: '48px', rowPhone: '100px', line: '56px', holder: '270px' } as const;

/** Space kept for a widget before it is loaded, so that the page around it does not jump. */
export const widgetSize = { width: '720px', reserve: '880px', reserveSmall: '420px', panel: '480px', bar: '40%' } as const;

/** Of fields alone. */
export const fieldSize = {
  hair: '1px',
  inset: '-1px',
  check: '18px',
  tick: '13px',
  dot: '5.5px',
  bar: '2px',
  progress: '3px',
  cell: '52px',
  cells: '340px',
  column: '20px',
  row: '18px',
  control: '10px',
  eye: '44px',
  day: '3ch',
  year: '5ch',
  amount: '56px',
  callingCode: rem(7.5),
} as const;

/** QR codes: dark on white in both themes, because many readers do not see an inverted one (DES-02). */
export const code = {
  ink: '#000000',
  paper: '#ffffff',
  side: '208px',
  sideSmall: '168px',
  sideLarge: '232px',
  /** At its sides four of the 37 modules that a large code of an address has with its quiet zone. */
  bleed: '-20px calc(-232px * 4 / 37)',
} as const;

/** Of the KYC wizard: people and what they own beside them (DES-53). */
export const kycSize = {
  bar: '10px',
  figureGap: '10px',
  listTop: '18px',
  leadGap: '14px',
  entryFoot: '22px',
  column: '20px',
} as const;

/** A signature: dark ink on light paper in both themes, three times as wide as high, its line where one signs. */
export const signatureLook = {
  ink: '#0e1d21',
  paper: '#ffffff',
  line: '1px solid #bfc8c7',
  ratio: 3,
  inset: '6%',
  rise: '28%',
  font: `"Segoe Script", "Snell Roundhand", "Bradley Hand", "Brush Script MT", cursive, serif`,
} as const;

/** Of deposits: the page's column, the address in the size that people compare it in. */
export const depositSize = {
  wide: '(min-width: 880px)',
  narrow: '(max-width: 619.98px)',
  page: '1180px',
  address: rem(1.25),
  addressLine: rem(1.8125),
} as const;

/** Of the frame that waits for a photo, and of the photo beside its name (an ID card is 85.6 by 54 mm). */
export const photo = {
  ratio: '1.586',
  corner: '28px',
  tall: '320px',
  thumb: '96px',
  thumbSmall: '64px',
  narrow: '(max-width: 440px)',
} as const;

/** Of a file that is looked at: as tall as a window allows, never so low that nothing is read. */
export const previewSize = { tall: 'min(78dvh, 1200px)', floor: '260px', percent: '52px', dialog: '960px' } as const;

/** Of the card application: a widget on a page that is not ours. */
export const applySize = { inner: '28px 32px 20px', innerNarrow: '20px 18px', head: '22px', act: '140px', issuer: '14px' } as const;

/** Of the portal's shell and its public pages. */
export const shellSize = {
  item: '32px',
  twinInset: '7px',
  badgeIn: '2px',
  badgeUp: '9px',
  sheet: 'minmax(440px, 40%)',
  sheetSide: 'clamp(24px, 6vw, 88px)',
  sheetHead: '88px',
  sheetForm: '372px',
  figure: '11px',
  tenth: '8px',
  banks: '106px',
  water: '103px',
  crossing: '1.5px',
  oneColumn: '(max-width: 980px)',
  guestSheet: '794px',
  guestNarrow: '(max-width: 860px)',
} as const;

/** The twin line of the session's countdown (DES-01): thin where time has gone, bold where some is left. */
export const drain = {
  track: `linear-gradient(${color.lineStrong} 1px, transparent 1px 4px, ${color.lineStrong} 4px)`,
  left: `linear-gradient(${color.accent} 2px, ${color.raised} 2px 3px, ${color.accent} 3px)`,
} as const;

export const layout = {
  sidebar: '228px',
  header: '56px',
  panel: '420px',
  rail: '362px',
  railWide: '420px',
  content: 'var(--bankside-content, 1640px)',
  form: '560px',
  wizard: '992px',
  wizardForm: '620px',
  wizardRail: '240px',
  wizardGap: '72px',
  dropArea: '74px',
  stickyTop: 'var(--bankside-sticky-top, 0)',
  focusTop: 'var(--bankside-focus-top, 0)',
  focusFoot: 'var(--bankside-focus-foot, 0)',
  failure: '620px',
  measure: '68ch',
  drawer: '304px',
  dialog: '480px',
  touch: '44px',
} as const;
/** Widths at which the layout changes (DES-04), and the container width of widgets. */
export const media = {
  besideArt: '(min-width: 901px)',
  besideWizard: '(min-width: 1101px)',
  phone: '(max-width: 760px)',
  besidePhone: '(min-width: 761px)',
  small: '(max-width: 360px)',
  print: 'print',
  dark: '(prefers-color-scheme: dark)',
  stacked: '(max-width: 1180px)',
  beside: '(min-width: 1181px) and (max-width: 1280px), (max-width: 760px)',
  drawer: '(max-width: 1100px)',
  panelBelow: '(max-width: 1240px)',
  /** No room for two things side by side, nor for every column. */
  narrow: '(max-width: 900px)',
  wide: '(min-width: 1600px)',
  /** Room for more rows than on a laptop. */
  tall: '(min-height: 1000px)',
  notWide: '(max-width: 1599.98px)',
  coarse: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  container: '(min-width: 520px)',
  containerNarrow: '(max-width: 519.98px)',
  containerWizard: '(max-width: 859.98px)',
  /** Within an element on somebody's page, whatever its width; and one as narrow as a phone. */
  inWidget: 'widget (min-width: 0px)',
  widgetTable: 'widget (max-width: 1000px)',
  widgetPhone: 'widget (max-width: 760px)',
} as const;
