/** What the page around may tell the application to do (docs/embedding.md, Methods). */
import { applicationSteps } from '@bankside/core/rules/cards/applying.ts';
import { useEffect, type RefObject } from 'react';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { useHost } from '../../runtime/host-context.tsx';
import type { ApplicationStore } from './draft/application-store.ts';
import { shownFirst } from '../../kit/nav/shown-first.ts';

type Setting = {
  readonly store: ApplicationStore;
  readonly form: RefObject<FormStore<Values> | null>;
  readonly root: RefObject<HTMLElement | null>;
};

export function useCommands({ store, form, root }: Setting): void {
  const { element } = useHost();
  useEffect(() => {
    const take = () => {
      const typed = form.current?.state().values;
      if (typed) store.typed(typed);
    };
    return element?.answer({
      /** A form that is filled in stays: what is typed is newer than what the bank has. */
      refresh: async () => (store.state().phase === 'form' ? store.keep() : store.open()),
      /** A step that has been reached; any other would skip what must be filled in first. */
      goTo: async (name) => {
        const step = applicationSteps.find((each) => each === name);
        if (!step) throw new Error(`there is no step ${name}`);
        if (applicationSteps.indexOf(step) > store.state().reached) throw new Error(`the step ${name} has not been reached`);
        take();
        store.goTo(step);
      },
      saveDraft: async () => {
        take();
        await store.keep();
      },
      discardDraft: () => store.discard(),
      reset: () => store.discard(),
      focus: () => shownFirst(root.current)?.focus(),
      value: () => ({ ...store.state().values, ...form.current?.state().values }),
    });
  }, [store, form, root, element]);
}
