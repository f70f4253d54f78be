/** One handler for each call, by its path: the contract says what comes in and what must go out. */
import type { BlobPath, InOf, OutOf, Path } from '../../contract/index.ts';
import type { Ctx } from '../state.ts';

type Answer<P extends Path | BlobPath> = P extends Path ? OutOf<P> : Uint8Array;
export type Handle<P extends Path | BlobPath> = (input: InOf<P>, ctx: Ctx) => Answer<P> | Promise<Answer<P>>;
export type HandlersOf<P extends Path | BlobPath> = { readonly [K in P]: Handle<K> };
