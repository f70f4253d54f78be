/** The application around a field or a step: its store, what the page asks for, and how files reach the bank. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FieldSettings } from '../../runtime/element-port.ts';
import type { ApplicationState } from './draft/application-state.ts';
import type { ApplicationStore } from './draft/application-store.ts';
import type { Opened } from './source/source.ts';

export type Applying = {
  readonly store: ApplicationStore;
  /** Until the bank has answered: what most links are. */
  readonly opened: Opened;
  readonly fields: FieldSettings;
  readonly readonly: boolean;
};
const Context = createContext<Applying | undefined>(undefined);
export const ApplyingProvider = Context.Provider;

export function useApplying(): Applying {
  const applying = useContext(Context);
  if (!applying) throw new Error('a field of an application is outside of it');
  return applying;
}

/** The fieldset around takes no input then; this is for what else a field would do. */
export function useReadOnly(name: string): boolean {
  const { fields, readonly } = useApplying();
  return readonly || fields[name]?.readOnly === true;
}

export function useApplication<T>(pick: (state: ApplicationState) => T): T {
  const { store } = useApplying();
  return useSyncExternalStore(store.subscribe, () => pick(store.state()));
}
