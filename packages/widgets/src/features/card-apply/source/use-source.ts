/** One application for as long as the same one is asked for. */
import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../../kit/words.tsx';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import type { Client } from '@bankside/core/client/client.ts';
import { useGate } from '../../../kit/lazy/gate.ts';
import { useBankIfAny, useHost } from '../../../runtime/host-context.tsx';
import { reportingClient } from '../../../shared/client/reporting-client.ts';
import { ApplicationStore } from '../draft/application-store.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { firstCall } from './first-call.ts';
import { prepare } from '../lazy-parts.ts';
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
  const i18n = useI18n();
  const around = useBankIfAny();
  const { user } = useHost();
  const { isOpen: hasFirstField } = useGate();
  const now = useRef(props);
  now.current = props;
  const { linkPath, userRef, variant, qrToken, applicationId, bankOrigin = '' } = props;
  const store = useMemo(() => {
    const { keep, on, prefill, step, device = 'web', isolate, ahead } = now.current;
    const speak = () => languageOf(i18n);
    const emit: typeof on = (name, detail) => now.current.on(name, detail);
    const rest = { on: emit, prefill, step, prepare: () => prepare(i18n) };
    const storeOf = (source: Source) => new ApplicationStore({ source: { ...source, bank: reportingClient(source.bank, emit) }, ...rest });
    if (linkPath) {
      const source = firstCall({
        origin: bankOrigin,
        language: speak,
        device,
        linkPath,
        userRef,
        variant,
        qrToken,
        keep,
        isolate,
        ahead,
        hasFirstField,
      });
      return storeOf(source);
    }
    if (!around) throw new Error('an application needs a link, or somebody who is signed in');
    const own = () => import('./own-source.ts').then(({ ownSource }) => ownSource({ bank: around, applicationId, variant, keep, user }));
    return storeOf(laterSource(around, own));
  }, [linkPath, userRef, variant, qrToken, applicationId, bankOrigin, around, user, i18n, hasFirstField]);
  useEffect(() => {
    void store.open();
    return () => {
      void store.keep();
      store.stop();
    };
  }, [store]);
  return store;
}
