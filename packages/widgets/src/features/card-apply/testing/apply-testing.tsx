/** Shows an application in a test against the real bank, by a seeded link, and records its events. */
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Commands, ElementPort, EventDetails, EventName, Settings } from '../../../runtime/element-port.ts';
import { HostProvider, useHost } from '../../../runtime/host-context.tsx';
import { act } from '@testing-library/react';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { inject } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { showScreen } from '../../../../../../tests/support/screen.tsx';
import type { CardApplyProps } from '../apply-props.ts';
import { CardApply } from '../card-apply.tsx';

export type Heard = { readonly name: EventName; readonly detail: EventDetails[EventName] };
/** What one tab of a browser keeps; a reload is another application in the same tab. */
export function tab(): ElementPort['keep'] {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

/** As in an element, of which only this is there. */
export function InElement({
  port,
  children,
}: {
  readonly port: Partial<ElementPort> & Pick<ElementPort, 'keep'>;
  readonly children: ReactNode;
}) {
  const around = useHost();
  const host = useMemo(() => {
    const nothing = () => undefined;
    const element = { settings: () => ({}), state: nothing, answer: () => nothing, emit: async () => true, ...port } as ElementPort;
    return { ...around, bankOrigin: inject('bankUrl'), emit: element.emit, element };
  }, [around, port]);
  return <HostProvider value={host}>{children}</HostProvider>;
}

type How = CardApplyProps & { readonly in?: Language; readonly keep?: ElementPort['keep']; readonly metrics?: boolean };

export async function showApplication({ in: language = 'en', keep = tab(), metrics = false, ...props }: How = {}) {
  const heard: Heard[] = [];
  let commands: Partial<Commands> = {};
  const port = {
    keep,
    settings: (): Settings => ({ metrics }),
    emit: async (name: EventName, detail: EventDetails[EventName]) => {
      heard.push({ name, detail });
      return true;
    },
    answer: (given: Partial<Commands>) => {
      commands = given;
      return () => undefined;
    },
  };
  const given = createStore<CardApplyProps>(() => ({}));
  function Shown() {
    const over = useSyncExternalStore(given.subscribe, given.getState);
    return (
      <InElement port={port}>
        <CardApply linkPath="kestrel" {...props} {...over} />
      </InElement>
    );
  }
  const shown = await showScreen(null, <Shown />, { in: language, words: ['apply-start', 'apply-trouble', 'card-apply', 'errors'] });
  /** The page sets other properties. */
  const show = (next: CardApplyProps) => act(async () => given.setState(next, true));
  return { ...shown, show, heard, names: () => heard.map(({ name }) => name), commands: () => commands };
}
