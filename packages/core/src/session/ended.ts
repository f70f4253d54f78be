/** Why the last session of this tab ended, for the sign-in page to say; nothing when the person signed out or code 9300 came (ERR-10). */
import { createStore } from 'zustand/vanilla';

export type Ended = { readonly why: 'idle' | 'password' } | { readonly why: 'message'; readonly message: string };

export const ended = createStore<{ readonly last: Ended | null }>(() => ({ last: null }));
export const sayWhy = (last: Ended | null): void => ended.setState({ last });
