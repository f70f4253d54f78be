/** <card-apply-status>: what became of an application, on anybody's page. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import * as look from '../../../features/card-apply/status/status.css.ts';
import { ApplicationStatus, isViewToken, useApplication } from '../../../features/card-apply/status/application-status.tsx';
import type { Application } from '../../../features/card-apply/status/stage.ts';
import { useGate } from '../../../kit/lazy/gate.ts';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { ShownPart } from '../../../kit/lazy/shown-part.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useSpoken } from '../../../kit/words.tsx';
import { BankProvider } from '../../../runtime/host-context.tsx';
import { failureDetail } from '../../../shared/client/error-detail.ts';
import { hints } from '../../hints/check-page.ts';
import { guestClient } from '../../../shared/client/guest-client.ts';
import type { ElementPort, View } from '../../../runtime/element-port.ts';

function Widget({ host }: { readonly host: ElementPort }) {
  const language = useSpoken();
  const { isOpen: hasFirstField } = useGate();
  const bank = useMemo(
    () => guestClient({ origin: host.bankOrigin(), language, device: () => 'widget', hasFirstField }),
    [host, language, hasFirstField],
  );
  return (
    <BankProvider value={bank}>
      <div className={look.ground}>
        <div className={look.inner}>
          <Status host={host} />
        </div>
      </div>
    </BankProvider>
  );
}

/** Fetched for a refused application alone. */
const againPart = lazy(() => import('./apply-again-here.tsx'));

function Status({ host }: { readonly host: ElementPort }) {
  const { applicationNo = '', viewToken = '' } = useSyncExternalStore(host.subscribe, host.settings);
  const claim = { applicationNo, viewToken };
  const heading = useRef<HTMLHeadingElement>(null);
  const remote = useApplication(claim);
  const isNone = !isViewToken(viewToken);
  useStatusEvents(host, remote, isNone);
  useEffect(() => {
    if (viewToken && isNone) void hints().then((it) => it.hintToken(host.tag), Boolean);
  }, [host, viewToken, isNone]);
  const again = 'again' in remote ? remote.again : undefined;
  useEffect(() => host.answer({ refresh: async () => again?.(), focus: () => heading.current?.focus() }), [host, again]);
  const changed = useCallback(
    ({ application_no, status }: Application, from: string) =>
      void host.emit('bank-status-change', { entity: 'card_application', id: application_no, from, to: status }),
    [host],
  );
  return (
    <ApplicationStatus
      claim={claim}
      remote={remote}
      level={2}
      heading={heading}
      onChange={changed}
      again={(application) => (
        <ShownPart of={againPart}>{({ ApplyAgainHere }) => <ApplyAgainHere host={host} application={application} />}</ShownPart>
      )}
    />
  );
}

/** The element's state, and the events that say it. */
function useStatusEvents(host: ElementPort, remote: Remote<Application>, isClosed: boolean): void {
  const state = isClosed ? 'closed' : remote.state;
  const failure = remote.state === 'failed' ? remote.failure : null;
  useEffect(() => {
    if (failure) void host.emit('bank-error', failureDetail(failure)); // before the state, which ends the page's wait with it
  }, [host, failure]);
  useEffect(() => {
    if (state === 'loading') host.state('loading');
    else if (state === 'failed') host.state('error');
    else {
      host.state('ready');
      void host.emit('bank-ready', {});
    }
  }, [host, state]);
}

export const view: View = { Widget, words: ['shared', 'apply-status'] satisfies readonly Namespace[] };
