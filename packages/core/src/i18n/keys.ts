/** The namespaces and keys that exist, as i18next's types know them from the English files (resources.d.ts). */
import type { FlatNamespace, ParseKeys } from 'i18next';

export type Namespace = FlatNamespace;
export type Params = Readonly<Record<string, string | number>>;
/** A namespace's own keys: 'login.title'. */
export type KeyOf<Ns extends Namespace> = { readonly [One in Namespace]: ParseKeys<One> }[Ns];
/** With its namespace: 'account:login.title'. */
export type FullKey = { readonly [Ns in Namespace]: `${Ns}:${KeyOf<Ns>}` }[Namespace];
/** A function that translates: keys of its namespace, or of any with the namespace in front. */
export type T<Ns extends Namespace = never> = (key: KeyOf<Ns> | FullKey, params?: Params) => string;

type GroupOf<Key> = Key extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${GroupOf<Rest>}` : never;
/** What keys begin with: 'states.kyc'. */
export type Group<Ns extends Namespace> = { readonly [One in Namespace]: GroupOf<KeyOf<One>> }[Ns];
/** For keys that come from elsewhere: a refusal, a rule that a newer bank knows. */
export type Exists<Ns extends Namespace> = (key: string) => key is KeyOf<Ns>;
/** The words of a code that the bank sends, of a group of keys; the code itself where there are none, for a newer bank may have more. */
export type Names<Ns extends Namespace> = (group: Group<Ns>, code: string, params?: Params) => string;
/** The ends of the keys of a group: TailOf<KeyOf<'money'>, 'facts'>. */
export type TailOf<Key, Head extends string> = Key extends `${Head}.${infer Tail}` ? Tail : never;
