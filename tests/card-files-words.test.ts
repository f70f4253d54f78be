/** An export names states and places as the screen beside it does (CRD-15). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Words;

test.each(['en', 'zh', 'ja'])('in %s', (language) => {
  const file = read(`packages/core/src/i18n/words/card-files/${language}.json`);
  const screen = read(`packages/widgets/src/features/card-money/words/${language}.json`);
  expect(screen['states']).toMatchObject(file['purchaseStates'] ?? { none: '' });
  expect(screen['groups']).toMatchObject(file['groups'] ?? { none: '' });
  expect(screen['channels']).toMatchObject(file['channels'] ?? { none: '' });
});
