/** Reported to the page around the application: states, readiness, failures, time spent on a step. */
import { useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../kit/use-latest.ts';
import type { ElementState } from '../../runtime/element-port.ts';
import { useHost } from '../../runtime/host-context.tsx';
import { useStepMetric } from '../../shared/client/step-metric.ts';
import { errorDetail } from '../../shared/client/error-detail.ts';
import type { CardApplyProps } from './apply-props.ts';
import type { ApplicationState } from './draft/application-state.ts';
import type { ApplicationStore } from './draft/application-store.ts';

const elementState = ({ phase, submitting }: ApplicationState): ElementState => {
  if (phase === 'form') return submitting === 'no' ? 'ready' : 'submitting';
  return phase === 'failed' ? 'error' : phase;
};

export function useHostStates(store: ApplicationStore, { onOpened, onDone }: CardApplyProps): ApplicationState {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { emit, element } = useHost();
  const tell = useLatest({ onOpened, onDone });
  const { phase, failure, opened, sent, step } = state;
  const current = elementState(state);
  useEffect(() => {
    if (phase === 'failed') void emit('bank-error', errorDetail(failure)); // before the state, which ends the page's wait with it
  }, [emit, phase, failure]);
  useEffect(() => element?.state(current), [element, current]);
  useEffect(() => {
    if (phase === 'form') void emit('bank-ready', { step: store.state().step });
  }, [emit, store, phase]);
  useEffect(() => {
    if (opened) tell.current.onOpened?.(opened);
  }, [tell, opened]);
  useEffect(() => {
    if (sent) tell.current.onDone?.(sent);
  }, [tell, sent]);
  useStepMetric(element, step);
  return state;
}
