/** One application for as long as the same one is asked for. */
import type { Client } from '@bankside/core/client/client.ts';
import { languageOf, type I18n } from '@bankside/core/i18n/i18n.ts';
import { useEffect, useState } from 'react';
import { useGate } from '../../../kit/lazy/gate.ts';
import { lazy } from '../../../kit/lazy/lazy.ts';
import { useI18n } from '../../../kit/words.tsx';
import { useBankIfAny, useHost } from '../../../runtime/host-context.tsx';
import type { WidgetHost } from '../../../runtime/host.ts';
import { lazyClient } from '../../../shared/client/lazy-client.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { ApplicationStore } from '../draft/application-store.ts';
import { prepare } from '../lazy-parts.ts';
import { firstCall } from './first-call.ts';
import type { Source } from './source.ts';

/** A visitor's form does without what only somebody who is signed in needs. */
function laterSource(load: () => Promise<Source>): Source {
  const { load: source } = lazy(load);
  return {
    bank: lazyClient(async () => (await source()).bank),
    open: async () => (await source()).open(),
    load: async () => (await source()).load(),
    save: async (...saved) => (await source()).save(...saved),
    discard: async () => (await source()).discard(),
    submit: async (...sent) => (await source()).submit(...sent),
  };
}

type Around = { readonly host: WidgetHost; readonly bank: Client | undefined; readonly i18n: I18n; readonly hasFirstField: () => boolean };

function sourceOf(props: CardApplyProps, { host, bank, i18n, hasFirstField }: Around): Source {
  const { linkPath, userRef, variant, qrToken, applicationId } = props;
  const { element, bankOrigin: origin, user, emit } = host;
  const keep = element?.keep ?? host.storage.tab;
  if (!linkPath) {
    if (!bank) throw new Error('an application needs a link, or somebody who is signed in');
    return laterSource(async () => (await import('./own-source.ts')).sourceOfOwn({ bank, applicationId, variant, keep, user, emit }));
  }
  const asked = { linkPath, userRef, variant, qrToken, keep, hasFirstField, emit };
  const { isolate, ahead } = element ?? {};
  return firstCall({ ...asked, origin, language: () => languageOf(i18n), device: element ? 'widget' : 'web', isolate, ahead });
}

function storeOf(props: CardApplyProps, around: Around): ApplicationStore {
  const source = sourceOf(props, around);
  const { emit } = around.host;
  return new ApplicationStore({
    source,
    on: emit,
    prefill: props.prefill,
    step: props.step,
    prepare: () => prepare(around.i18n),
  });
}

export function useApplicationStore(props: CardApplyProps): ApplicationStore {
  const around = { host: useHost(), bank: useBankIfAny(), i18n: useI18n(), hasFirstField: useGate().isOpen };
  const { linkPath, userRef, variant, qrToken, applicationId } = props;
  const asked = [linkPath, userRef, variant, qrToken, applicationId, ...Object.values(around)];
  const make = () => ({ asked, store: storeOf(props, around) });
  const [made, setMade] = useState(make);
  const isSame = (each: unknown, at: number) => each === made.asked[at];
  if (!asked.every(isSame)) {
    const next = make();
    // another layout of the same application: what was typed stays, also where it has no draft yet
    if (asked.every((each, at) => asked[at] === variant || isSame(each, at)))
      next.store.put({ values: { ...next.store.state().values, ...made.store.state().values } });
    setMade(next);
  }
  const { store } = made;
  useEffect(() => store.prefill(props.prefill ?? {}), [store, props.prefill]);
  useEffect(() => {
    void store.open();
    return () => {
      void store.keep();
      store.stop();
    };
  }, [store]);
  return store;
}
