/** Shows an application in a test against the real bank, by a seeded link, and hears what it tells its page. */
import type { Language } from '@bankside/core/rules/languages.ts';
import type { Commands, EventDetails, EventName } from '../../../runtime/element-port.ts';
import { inject } from 'vitest';
import { showScreen } from '../../../../../../tests/support/screen.tsx';
import type { CardApplyProps } from '../apply-props.ts';
import { CardApply } from '../card-apply.tsx';

export type Heard = { readonly name: EventName; readonly detail: EventDetails[EventName] };
/** What one tab of a browser keeps; a reload is another application in the same tab. */
export function tab(): CardApplyProps['keep'] {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

type How = Partial<CardApplyProps> & { readonly in?: Language };

/** `linkPath: undefined` is the signed-in application. */
export async function showApplication({ in: language = 'en', ...props }: How = {}) {
  const heard: Heard[] = [];
  let commands: Partial<Commands> = {};
  const on: CardApplyProps['on'] = async (name, detail) => {
    heard.push({ name, detail });
    return true;
  };
  const answer: CardApplyProps['answer'] = (given) => {
    commands = given;
    return () => undefined;
  };
  const shown = await showScreen(
    null,
    <CardApply linkPath="kestrel" bankOrigin={inject('bankUrl')} keep={tab()} on={on} answer={answer} {...props} />,
    { in: language, words: ['apply-start', 'card-apply', 'errors'] },
  );
  return { ...shown, heard, names: () => heard.map(({ name }) => name), commands: () => commands };
}
