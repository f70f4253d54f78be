/** <deposit-address>: where a signed-in customer of the partner's sends digital assets, and what is on the way. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import type { Client } from '@bankside/core/client/client.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { DepositPanel } from '../../../features/deposits/digital/deposit-panel.tsx';
import * as look from '../../../features/deposits/digital/embedded.css.ts';
import { isSame, useDepositAddress, type Choice, type Wanted } from '../../../features/deposits/digital/use-deposit-address.ts';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { ShownPart } from '../../../kit/lazy/shown-part.tsx';
import { useAsked } from '../../../kit/remote/use-asked.ts';
import { useT } from '../../../kit/words.tsx';
import { BankProvider } from '../../../runtime/host-context.tsx';
import type { ElementPort, View } from '../../../runtime/element-port.ts';
import { outageWatch, type Watch } from '../../../shared/client/outage.ts';
import { hints } from '../../hints/check-page.ts';
import { AwaitSession } from '../../session/await-session.tsx';
import { useDepositState } from './deposit-events.ts';
import { useSessionBank } from '../../session/session-bank.ts';

function Widget({ host }: { readonly host: ElementPort }) {
  const t = useT('deposit-address');
  const { session, hideHeader } = useSyncExternalStore(host.subscribe, host.settings);
  const signedIn = useSessionBank(host, session);
  const bank = useMemo(() => signedIn && atOnce(signedIn, outageWatch(host.emit)), [signedIn, host]);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={look.ground}>
      <div className={look.inner}>
        {!hideHeader && (
          <h2 className={look.title} ref={heading} tabIndex={-1}>
            {t('title')}
          </h2>
        )}
        {bank ? (
          <BankProvider value={bank}>
            <Panel host={host} focus={() => heading.current?.focus()} />
          </BankProvider>
        ) : (
          <AwaitSession host={host} />
        )}
      </div>
    </div>
  );
}

/** It only reads: a call without an answer is reported at once, and tried again by the reader. */
const atOnce = (bank: Client, watch: Watch): Client => ({
  ...bank,
  call: async (path, input, options) => watch(async () => bank.call(path, input, { ...options, background: true })),
});

function Panel({ host, focus }: { readonly host: ElementPort; readonly focus: () => void }) {
  const settings = useSyncExternalStore(host.subscribe, host.settings);
  const { asset, network, showRecords = false } = settings;
  const [chosen, choose] = useState<Wanted>({});
  // what the page asks for again takes the place of what was chosen
  useEffect(() => () => choose({}), [asset, network]);
  const state = useDepositAddress(chosen.asset ? chosen : { asset, network }, showRecords, useAsked);
  const { config, choice, details, way } = state;
  const unknownTo = config.state === 'ready' && !chosen.asset && isAnother(choice, settings) ? config.data.assets : undefined;
  useEffect(() => {
    if (unknownTo) void hints().then((it) => it.hintDeposit(host.tag, unknownTo, { asset, network }), Boolean);
  }, [host, unknownTo, asset, network]);
  useDepositState(host, config, details);
  const again = () => [config, details, way].forEach((each) => 'again' in each && each.again());
  const asked = useRef(settings.session);
  useEffect(() => {
    if (asked.current !== settings.session) again(); // a new session shows at once whether it is good
    asked.current = settings.session;
  });
  useEffect(() => host.answer({ refresh: async () => again(), focus }));
  return (
    <DepositPanel
      state={state}
      onChoose={(next, on) => choose({ asset: next, network: on })}
      keep={host.keep}
      way={showRecords && <ShownPart of={wayPart}>{({ WayHere }) => <WayHere of={way} host={host} asset={choice?.row.asset} />}</ShownPart>}
    />
  );
}

/** Not what the page wants to be shown, because the bank does not take it. */
const isAnother = (choice: Choice | undefined, { asset, network }: Wanted) =>
  choice !== undefined && !((!asset || isSame(choice.row.asset, asset)) && (!network || isSame(choice.network.network, network)));

/** Only a page that shows deposits fetches what writes days and amounts. */
const wayPart = lazy(() => import('./way-here.tsx'));

export const view: View = { Widget, words: ['shared', 'deposit-address'] satisfies readonly Namespace[] };
