/** What the page around is told while the application stands: states, readiness, failures, time spent on a step. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ElementState } from '../../runtime/element-port.ts';
import type { ApplicationState } from './draft/application-state.ts';
import type { ApplicationStore } from './draft/application-store.ts';
import type { CardApplyProps } from './apply-props.ts';
import { errorDetail } from '../../shared/client/error-detail.ts';

const elementState = ({ phase, submitting }: ApplicationState): ElementState => {
  if (phase === 'form') return submitting === 'no' ? 'ready' : 'submitting';
  return phase === 'failed' ? 'error' : phase;
};

export function useHostStates(store: ApplicationStore, props: CardApplyProps): ApplicationState {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const told = useRef(props);
  told.current = props;
  const { phase, failure, opened, sent, step } = state;
  const current = elementState(state);
  useEffect(() => {
    if (phase === 'failed') void told.current.on('bank-error', errorDetail(failure)); // before the state, which ends the page's wait with it
  }, [phase, failure]);
  useEffect(() => told.current.state?.(current), [current]);
  useEffect(() => {
    if (phase === 'form') void told.current.on('bank-ready', { step: store.state().step });
  }, [store, phase]);
  useEffect(() => {
    if (opened) told.current.onOpened?.(opened);
  }, [opened]);
  useEffect(() => {
    if (sent) told.current.onDone?.(sent);
  }, [sent]);
  useEffect(() => {
    const began = performance.now();
    return () => {
      if (told.current.metrics) void told.current.on('bank-metric', { name: 'step', value: Math.round(performance.now() - began), step });
    };
  }, [step]);
  return state;
}
