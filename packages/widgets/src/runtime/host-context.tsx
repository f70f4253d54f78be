import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '@bankside/core/client/client.ts';
import { LinkProvider } from '../kit/action/link-resolver.ts';
import type { WidgetHost } from './host.ts';

const Host = createContext<WidgetHost | undefined>(undefined);
const Bank = createContext<Client | undefined>(undefined);

/** Around every widget: one for the portal, one for each element. */
export function HostProvider({ value, children }: { readonly value: WidgetHost; readonly children: ReactNode }) {
  return (
    <Host value={value}>
      <LinkProvider value={value.links}>{children}</LinkProvider>
    </Host>
  );
}

export function useHost(): WidgetHost {
  const host = useContext(Host);
  if (!host) throw new Error('a widget needs a HostProvider around it');
  return host;
}

/** Another identity than the host's for what is inside: a link's visitor, a phone that continues an upload. */
export const BankProvider = Bank.Provider;

/** `const bank = useBank(); await bank.call('/feedback/submit', {…}, { key })`. */
export function useBank(): Client {
  const client = useBankIfAny();
  if (!client) throw new Error('a widget needs a HostProvider around it');
  return client;
}

/** For what also works without a bank: a preview of a file that is at hand. */
export function useBankIfAny(): Client | undefined {
  const own = useContext(Bank);
  const host = useContext(Host);
  return own ?? host?.client;
}
