import type { Plugin } from 'vite';

const library = /node_modules[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/** What nobody calls: neither we nor react-i18next, nor i18next itself with the options of core/i18n/i18n.ts. */
const unused: Readonly<Record<string, readonly string[]>> = {
  EventEmitter: ['once'],
  ResourceStore: ['removeNamespaces', 'deprecateDottedLng', 'addResource', 'addResources', 'removeResourceBundle', 'toJSON'],
  Translator: ['getUsedParamsDetails'],
  LanguageUtil: ['clearCache', 'deprecateBareCode'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey'],
  Connector: ['saveMissing'],
  I18n: ['hydrate', 'setDefaultNamespace', 'loadLanguages', 'dir', 'toJSON'],
};
/** What is called, and has nothing to do for us: no sentence nests another or names a format, no key is a function, languages are three. */
const shorter: Readonly<Record<string, string>> = {
  'Interpolator.nest': '(text) { return text; }',
  'LanguageUtil.getBestMatchFromCodes': '(codes) { return codes?.[0]; }',
  'Connector.noticeDevFallback': '() {}',
  Logger: '{ init() {} create() { return this; } }',
  Formatter: '{ format(value) { return value; } }',
  keysFromSelector: '() {}',
};

type Named = { readonly start: number; readonly end: number; readonly type: string };
type Member = Named & { readonly key?: { readonly name?: string }; readonly value?: Named };
type Declared = Named & { readonly id?: Named & { readonly name: string }; readonly body?: Named & { readonly body?: readonly Member[] } };
type Cut = { readonly name: string; readonly start: number; readonly end: number; readonly by: string };

function* cutsOf(declared: Declared): Generator<Cut> {
  const { id, body, type } = declared;
  if (!id || !body) return;
  const { name } = id;
  const whole = shorter[name];
  if (whole) {
    yield { name, start: type === 'ClassDeclaration' ? body.start : id.end, end: body.end, by: whole };
    return;
  }
  if (type !== 'ClassDeclaration') return;
  for (const { key, value, start, end } of body.body ?? []) {
    const method = key?.name ?? '';
    const full = `${name}.${method}`;
    const by = shorter[full];
    if (by && value) yield { name: full, start: value.start, end: value.end, by };
    else if (unused[name]?.includes(method)) yield { name: full, start, end, by: '' };
  }
}

/** An eighth of i18next, on the wire, is for what is not done here; what browsers fetch is without it (D-420). */
export function leanI18next(): Plugin {
  return {
    name: 'bankside:lean-i18next',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!library.test(id)) return null;
      const cuts = (this.parse(code).body as readonly Declared[]).flatMap((declared) => [...cutsOf(declared)]);
      const found = new Set(cuts.map(({ name }) => name));
      const wanted = [...Object.keys(shorter), ...Object.entries(unused).flatMap(([name, all]) => all.map((each) => `${name}.${each}`))];
      const missing = wanted.filter((name) => !found.has(name));
      if (missing.length > 0) this.error(`i18next has no ${missing.join(', ')} any more: change lean-i18next.ts`);
      const out = cuts
        .toSorted((one, other) => other.start - one.start)
        .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
      return { code: out, map: null };
    },
  };
}
