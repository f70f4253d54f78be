/** What a page says to an element, by attribute or property, read into one object of settings. What makes no sense is left out. */
import { languages } from '@bankside/core/rules/languages.ts';
import type { Settings } from '../../runtime/element-port.ts';
import type { SharedSession } from '../session/shared-session.ts';
import type { Definition, Kind, PropertyKind } from './definition.ts';

/** 'link-path' → 'linkPath': the property of an attribute. */
export const camel = (name: string): string => name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** An attribute as its property; null is a missing attribute. Undefined for a value that is none of the listed ones. */
export function readAttribute(kind: Kind, value: string | null): string | boolean | undefined {
  if (value === null) return undefined;
  if (kind === 'flag') return value.trim().toLowerCase() === 'false' ? undefined : true; // frameworks write what they are given
  const text = value.trim();
  if (kind === 'text') return text || undefined;
  return kind.find((each) => each === text.toLowerCase());
}

/** A property as somebody set it; undefined and null clear it, and so does a value of another type. */
export function readProperty(kind: Kind | PropertyKind, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (kind === 'flag') return value ? true : undefined;
  if (kind === 'object' || kind === 'function') return typeof value === kind ? value : undefined;
  return typeof value === 'string' ? readAttribute(kind, value) : undefined;
}

/** Every name that an element of this kind takes, in camelCase, with what it may hold. */
export function kindsOf({ attributes, properties }: Definition): ReadonlyMap<string, Kind | PropertyKind> {
  return new Map<string, Kind | PropertyKind>([
    ...Object.keys(attributes).map((name) => [camel(name), attributes[name] ?? 'text'] as const),
    ...Object.keys(properties).map((name) => [name, properties[name] ?? 'object'] as const),
  ]);
}

/** 'ja-JP' is Japanese, 'zh-HK' Chinese; what the bank does not speak stays as it is written, for texts of the page's own (D-406). */
export const localeOf = (tag: string): string => languages.find((each) => RegExp(`^\\s*${each}(?![a-z])`, 'i').test(tag)) ?? tag;

/** The nearest `lang` around an element, through the shadow roots that it is in; empty without one. */
export function langAround(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const near: Element | null = at.closest('[lang]');
    if (near) return near.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}

/** 'https://bank.example' of whatever leads there; undefined when it is no web address. */
export function originOf(address: string | undefined): string | undefined {
  try {
    const url = new URL(address ?? '');
    return /^https?:$/.test(url.protocol) ? url.origin : undefined;
  } catch {
    return undefined;
  }
}

/** `shared`: the session that the element shares, and what it says to all its tags. */
export const settingsOf = (values: ReadonlyMap<string, unknown>, locale: string, shared?: SharedSession): Settings =>
  Object.freeze({
    ...shared?.defaults,
    ...(shared && { session: shared.tokenSource ?? shared }),
    ...(shared?.isOver && { isSignedOut: true }),
    ...(Object.fromEntries(values) as Settings),
    locale,
  });
