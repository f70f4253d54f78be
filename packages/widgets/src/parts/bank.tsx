/** How a screen reaches the bank: the client of the page, or of one widget with a session of its own. */
import { createContext, useContext } from 'react';
import type { Client } from '@bankside/core/client/client.ts';

const Bank = createContext<Client | undefined>(undefined);
export const BankProvider = Bank.Provider;

/** `const bank = useBank(); await bank.call('/feedback/submit', {…}, { key })`. */
export function useBank(): Client {
  const client = useContext(Bank);
  if (!client) throw new Error('a screen needs a BankProvider around it');
  return client;
}
/** The same where there may be none: what a visitor sees brings its own. */
export const useBankAround = (): Client | undefined => useContext(Bank);
