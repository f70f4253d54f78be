/** For the developer of a page, in the console: what is most likely written by mistake. Fetched when there is something to say. */
type Names = { readonly attributes: Readonly<Record<string, unknown>>; readonly properties: Readonly<Record<string, unknown>> };

export const say = (tag: string, text: string) => console.warn(`[bankside] <${tag}> ${text}`);
export const plain = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

export const hintNone = (tag: string, name: string, value: string, known: readonly string[]): void =>
  say(tag, `${name}="${value}" is none of ${known.join(', ')}`);

export const hintToken = (tag: string): void => say(tag, 'viewToken is not complete: take it from the link in the email');

export const hintTags = (tag: string): void => say(tag, `has no right to this: was its session asked for ${tag} (tags of /embed/session)?`);

export const hintChildren = ({ localName }: Element): void =>
  say(
    localName,
    `shows nothing of what is inside it without a slot. Is it closed by </${localName}>? A slash, as in <${localName} />, closes no tag`,
  );

export const hintDefined = (tag: string, other: unknown, version: string): void =>
  say(tag, `is already defined (${typeof other === 'string' ? other : 'of somebody else'}); version ${version} of it is not used`);

export const hintKind = (tag: string, name: string, kind: string): void =>
  say(tag, `${name} takes ${kind === 'text' ? 'text' : kind === 'function' ? 'a function' : 'an object'}, and is not set`);

type Asset = { readonly asset: string; readonly networks: readonly { readonly network: string }[] };

/** Which of what a page wants to be shown the bank does not take: the first that it takes is shown instead. */
export function hintDeposit(
  tag: string,
  assets: readonly Asset[],
  { asset, network }: Readonly<Record<'asset' | 'network', string | undefined>>,
): void {
  const row = assets.find((each) => each.asset === asset?.trim().toUpperCase());
  const networks = (row ?? assets[0])?.networks.map((each) => each.network) ?? [];
  if (asset && !row)
    hintNone(
      tag,
      'asset',
      asset,
      assets.map((each) => each.asset),
    );
  else if (network && !networks.includes(network.trim().toUpperCase())) hintNone(tag, 'network', network, networks);
}

/** 'linkpath' is most likely link-path, 'local' is locale, and 'view-token' is a property. */
export function hintMisspelt(element: Element, { attributes, properties }: Names): void {
  for (const name of element.getAttributeNames()) {
    if (name in attributes) continue;
    const isLike = (known: string) => plain(known) === plain(name) || (name.length > 3 && plain(known).startsWith(plain(name)));
    const property = Object.keys(properties).find((known) => plain(known) === plain(name));
    const attribute = property ? undefined : Object.keys(attributes).find(isLike);
    if (attribute) say(element.localName, `has no attribute ${name}: write ${attribute}`);
    else if (property) say(element.localName, `takes ${property} as a property, not as an attribute: element.${property} = …`);
  }
}
