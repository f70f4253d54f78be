/** The last answer of getUserInfo: the shell and the screens read the same answer. Emptied when the session ends or changes hands. */
import { createStore } from 'zustand/vanilla';
import type { OutOf } from '../contract/index.ts';
import { learn, session } from './session.ts';

export type UserInfo = OutOf<'/account/getUserInfo'>;
type State = { readonly info: UserInfo | null; /** The first answer did not come. */ readonly failed: boolean };

const nobody: State = { info: null, failed: false };
export const person = createStore<State>(() => nobody);

/** Takes an answer of getUserInfo, or of a call that changes what it says. */
export function setUser(info: UserInfo): void {
  person.setState({ info, failed: false });
  learn(info);
}

session.subscribe((now, before) => {
  if (now.token !== before.token) person.setState(nobody);
});
