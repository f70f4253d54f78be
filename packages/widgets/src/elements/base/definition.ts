/** What an element takes, by name, and where its widget is. */
import type { View } from '../../runtime/element-port.ts';

export type Kind = 'text' | 'flag' | readonly string[];
export type PropertyKind = 'text' | 'object' | 'function';
export type Definition = {
  readonly attributes: Readonly<Record<string, Kind>>;
  readonly properties: Readonly<Record<string, PropertyKind>>;
  readonly methods: readonly string[];
  readonly load: () => Promise<View>;
};
