/** What the fields of a section ask about the holder around them. */
import { createContext, useContext } from 'react';
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import type { Holder } from './holder.ts';

export type Editing = {
  readonly holder: Holder;
  readonly section: KycSection;
  /** The email is the holder's: it is the one before, or a code has proved it. */
  readonly emailProved: boolean;
  readonly onEmail: (token: string) => void;
};
const Context = createContext<Editing | undefined>(undefined);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error('a field of a section is outside of it');
  return editing;
}
