/** <kyc-wizard>: a company proves to the bank who it is, on its partner's page. Steps are state of the element, not places. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Client } from '@bankside/core/client/client.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { KycSource } from '../../../features/kyc/draft/kyc-source.ts';
import { WizardProvider } from '../../../features/kyc/wizard/wizard-context.tsx';
import { FileFaultsProvider } from '../../../kit/form/upload/file-faults.ts';
import { BankProvider } from '../../../runtime/host-context.tsx';
import { useFileEvents } from '../../../shared/files/use-file-events.ts';
import type { ElementPort, View } from '../../../runtime/element-port.ts';
import { lazy, useLazy } from '../../../kit/lazy/lazy.ts';
import { shownFirst } from '../../../kit/nav/shown-first.ts';
import { reportingClient } from '../../../shared/client/reporting-client.ts';
import { AwaitSession } from '../../session/await-session.tsx';
import { usePersonBank } from '../../session/person-bank.ts';
import { fileOfKyc, kycBank, onlyToRead } from './kyc-bank.ts';
import { KycPlace } from './kyc-place.tsx';
import { useStateEvents } from './kyc-events.ts';
import { useKycPlace } from './use-kyc-place.ts';
import * as look from './kyc-wizard.css.ts';

const telling = lazy(() => import('./kyc-later-events.tsx'));

function Widget({ host }: { readonly host: ElementPort }) {
  const { session, hideHeader } = useSyncExternalStore(host.subscribe, host.settings);
  const { bank: plain, person } = usePersonBank(host, session, kycBank);
  const bank = useMemo(() => plain && reportingClient(plain, host.emit, [fileOfKyc]), [plain, host]);
  const fileEvents = useFileEvents(host.emit);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className={look.ground}>
      <div ref={root} className={hideHeader ? `${look.inner} ${look.headless}` : look.inner}>
        {bank ? (
          <FileFaultsProvider value={fileEvents}>
            <Wizard key={person} {...{ host, bank, root }} />
          </FileFaultsProvider>
        ) : (
          <AwaitSession host={host} />
        )}
      </div>
    </div>
  );
}

type Props = { readonly host: ElementPort; readonly bank: Client; readonly root: RefObject<HTMLElement | null> };

function Wizard({ host, bank, root }: Props) {
  const { readonly: readOnly = false, session } = useSyncExternalStore(host.subscribe, host.settings);
  const source = useMemo(
    () =>
      new KycSource({ bank: readOnly ? onlyToRead(bank) : bank, onSaved: (savedAt) => void host.emit('bank-draft-saved', { savedAt }) }),
    [host, bank, readOnly],
  );
  useNewSession(source, session);
  const { place, field, navigate } = useKycPlace(host, source, root);
  useStateEvents(host, source, place, root);
  useCommands({ host, source, root, navigate });
  const part = useLazy(telling);
  const wizard = useMemo(
    () => ({
      source,
      navigate,
      field,
      Title: 'h2' as const,
      onFaults: (step: string, fields: readonly { readonly name: string; readonly rule: string }[]) =>
        void host.emit('bank-validation', { step, fields }),
      beforeSubmit: () => host.emit('bank-submit', {}),
      onSubmitted: (at: string) => void telling.load().then(({ tellSubmitted }) => tellSubmitted(host, source, at)),
    }),
    [host, source, navigate, field],
  );
  return (
    <BankProvider value={bank}>
      <WizardProvider host={wizard}>
        <KycPlace host={host} place={place} />
        {part && <part.KycLaterEvents {...{ host, source, place }} />}
      </WizardProvider>
    </BankProvider>
  );
}

/** The page has given another session: the owner shows at once, and an ended session continues. */
function useNewSession(source: KycSource, session: unknown): void {
  const known = useRef(session);
  useEffect(() => {
    if (known.current === session) return;
    known.current = session;
    void source.refresh().catch(() => undefined); // what is shown is older; a save shows it
  }, [source, session]);
}

type Commanded = {
  readonly host: ElementPort;
  readonly source: KycSource;
  readonly root: RefObject<HTMLElement | null>;
  readonly navigate: ReturnType<typeof useKycPlace>['navigate'];
};
function useCommands({ host, source, root, navigate }: Commanded): void {
  useEffect(
    () =>
      host.answer({
        refresh: () => source.refresh(),
        goTo: async (name) => {
          if (!navigate(name)) throw new Error(`there is no step ${name}`);
        },
        saveDraft: async () => {
          await source.keep();
          if (source.state().unsaved) throw new Error('the draft could not be saved; it is tried again');
        },
        focus: () => shownFirst(root.current)?.focus(),
        value: () => source.state().values,
      }),
    [host, source, root, navigate],
  );
}

export const view: View = { Widget, words: ['shared', 'form', 'kyc-start'] satisfies readonly Namespace[] };
