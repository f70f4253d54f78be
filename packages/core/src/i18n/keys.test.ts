import { expect, test } from 'vitest';
import type { FullKey, Group, KeyOf, Namespace } from './keys.ts';

/** Compiles only when the answer is the expected one. */
const is = <Answer extends boolean>(answer: Answer): boolean => answer;
type Fits<Text, Keys> = Text extends Keys ? true : false;

test('a namespace, a key or a group that is not there does not compile', () => {
  expect([
    is<Fits<'shared', Namespace>>(true),
    is<Fits<'shard', Namespace>>(false),
    is<Fits<'close', KeyOf<'shared'>>>(true),
    is<Fits<'kit', KeyOf<'shared'>>>(false),
    is<Fits<'shared:close', FullKey>>(true),
    is<Fits<'shared:closed', FullKey>>(false),
    is<Fits<'bell.unread', KeyOf<'shell'>>>(true),
    is<Fits<'states.kyc', Group<'options'>>>(true),
    is<Fits<'states.kyk', Group<'options'>>>(false),
  ]).toEqual([true, false, true, false, true, false, true, true, false]);
});
