/** 'Chrome, Windows': a browser and its system in words that their owner knows, from what it says of itself. Empty for other programs. */

/** The first that fits: most call themselves after others, too. */
const browsers = [
  [/\bEdg[A-Z]?[a-z]*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
] as const;
const systems = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const first = (rows: readonly (readonly [RegExp, string])[], agent: string) => rows.find(([sign]) => sign.test(agent))?.[1];

export function browserName(agent = ''): string {
  const browser = first(browsers, agent);
  const system = first(systems, agent);
  return [browser, browser && system].filter(Boolean).join(', ');
}
