/** What the parts of the wizard share: the file, and how to go on. The portal goes by routes, the element by its own step. */
import type { KycStep } from '@bankside/core/rules/kyc/kyc-start.ts';
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../../../runtime/host-context.tsx';
import type { KycSource } from '../draft/kyc-source.ts';
import type { KycState } from '../draft/kyc-state.ts';

export type WizardPlace = KycStep | 'overview';
export type WizardHost = {
  readonly source: KycSource;
  /** `field`: a path as rules/kyc/kyc.ts writes it, to focus. */
  readonly navigate: (to: WizardPlace, field?: string) => void;
  /** The title's level: h1 in the portal, h2 on a page whose own h1 is above. */
  readonly Title: 'h1' | 'h2';
  /** Where the host has addresses. */
  readonly hrefOf?: ((to: WizardPlace, field?: string) => string) | undefined;
  /** The path that a link asked for; focused once it is drawn. */
  readonly field?: string | undefined;
  /** Names and rules, never values, when a step is refused. */
  readonly onFaults?: ((step: KycStep, faults: readonly { readonly name: string; readonly rule: string }[]) => void) | undefined;
  /** Asked before the file is submitted; false: the page around holds it back. */
  readonly beforeSubmit?: (() => Promise<boolean>) | undefined;
  readonly onSubmitted?: ((submittedAt: string) => void) | undefined;
};

const Wizard = createContext<WizardHost | undefined>(undefined);

/** Loads the file, and keeps what is typed for as long as it is shown. */
export function WizardProvider({ host, children }: { readonly host: WizardHost; readonly children: ReactNode }) {
  const { source } = host;
  const { beforeSignOut } = useHost().account;
  useEffect(() => {
    const unwatch = source.watch(); // asks for the file, unless it is here
    const release = beforeSignOut(() => source.keep());
    return () => {
      unwatch();
      release();
    };
  }, [source, beforeSignOut]);
  return <Wizard value={host}>{children}</Wizard>;
}

export function useWizard(): WizardHost {
  const host = useContext(Wizard);
  if (!host) throw new Error('a part of the wizard is outside of a WizardProvider');
  return host;
}
/** A part of the state, live: `useKyc((state) => state.savedAt)`. */
export function useKyc<T>(pick: (state: KycState) => T): T {
  const { source } = useWizard();
  return useSyncExternalStore(source.subscribe, () => pick(source.state()));
}
