/** One application for as long as the same one is asked for. */
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../../kit/words.tsx';
import type { Client } from '@bankside/core/client/client.ts';
import { useBankIfAny, useHost } from '../../../runtime/host-context.tsx';
import { toldClient } from '../../../shared/client/told-client.ts';
import { ApplicationStore } from '../draft/application-store.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { firstCall } from './first-call.ts';
import { prepare } from '../later-parts.ts';
import type { Source } from './source.ts';

/** A visitor's form does without what only somebody who is signed in needs. */
function laterSource(bank: Client, load: () => Promise<Source>): Source {
  let loading: Promise<Source> | undefined;
  const source = () => (loading ??= load());
  return {
    bank,
    open: async () => (await source()).open(),
    load: async () => (await source()).load(),
    save: async (draft) => (await source()).save(draft),
    discard: async () => (await source()).discard(),
    submit: async (...sent) => (await source()).submit(...sent),
  };
}

export function useApplicationStore(props: CardApplyProps): ApplicationStore {
  const language = useLanguage();
  const around = useBankIfAny();
  const { user } = useHost();
  const now = useRef({ language, props });
  now.current = { language, props };
  const { linkPath, userRef, variant, qrToken, applicationId, bankOrigin = '' } = props;
  const store = useMemo(() => {
    const { keep, on, prefill, step, device = 'web', isolate, ahead } = now.current.props;
    const speak = () => now.current.language;
    const emit: typeof on = (name, detail) => now.current.props.on(name, detail);
    const rest = { on: emit, prefill, step, prepare: () => prepare(speak()) };
    const storeOf = (source: Source) => new ApplicationStore({ source: { ...source, bank: toldClient(source.bank, emit) }, ...rest });
    if (linkPath) {
      const source = firstCall({ origin: bankOrigin, language: speak, device, linkPath, userRef, variant, qrToken, keep, isolate, ahead });
      return storeOf(source);
    }
    if (!around) throw new Error('an application needs a link, or somebody who is signed in');
    const own = () => import('./own-source.ts').then(({ ownSource }) => ownSource({ bank: around, applicationId, variant, keep, user }));
    return storeOf(laterSource(around, own));
  }, [linkPath, userRef, variant, qrToken, applicationId, bankOrigin, around, user]);
  useEffect(() => {
    void store.open();
    return () => {
      void store.keep();
      store.stop();
    };
  }, [store]);
  return store;
}
