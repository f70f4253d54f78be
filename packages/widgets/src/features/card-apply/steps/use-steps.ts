/** Going between steps from inside of a form: what is in it comes along. */
import { applicationSteps, type ApplicationStep } from '@bankside/core/rules/cards/applying.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../../kit/form/engine/form-store.ts';
import { useApplying } from '../application-context.ts';

type Held = { readonly current: FormStore<Values> | null };

export function useGoTo(form: Held): (step: ApplicationStep) => void {
  const { store } = useApplying();
  return (step) => {
    const typed = form.current?.state().values;
    if (typed) store.typed(typed);
    store.goTo(step);
  };
}

export function useBack(form: Held): () => void {
  const { store } = useApplying();
  const goTo = useGoTo(form);
  return () => goTo(applicationSteps[applicationSteps.indexOf(store.state().step) - 1] ?? 'about');
}
