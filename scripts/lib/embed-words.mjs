/** The words that each tag may show, by namespace: what a page may say in its own way, or in a language of its own. Legal texts are ours alone. */
import { existsSync, readFileSync } from 'node:fs';
import { top } from './run.mjs';

/** tests/embed-own-words.test.ts compares it with what the code of each tag asks for. */
export const wordsByTag = {
  'card-apply': ['shared', 'form', 'apply-start', 'apply-trouble', 'card-apply', 'apply-qr', 'options', 'rules', 'errors'],
  'card-apply-status': ['shared', 'apply-status'],
  'card-apply-qr': ['shared', 'apply-qr'],
  'deposit-address': ['shared', 'deposit-address', 'apply-qr', 'embed-session'],
  'kyc-wizard': [
    'shared',
    'form',
    'kyc-start',
    'kyc',
    'kyc-fields',
    'apply-qr',
    'preview',
    'signature',
    'options',
    'rules',
    'errors',
    'embed-session',
  ],
  'card-list': ['shared', 'form', 'card-list', 'cards', 'card-money', 'money', 'options', 'rules', 'errors', 'embed-session'],
};

export const wordsOfTags = () =>
  Object.fromEntries(
    [...new Set(Object.values(wordsByTag).flat())].map((space) => {
      const [path] = [`packages/core/src/i18n/words/${space}`, `packages/widgets/src/features/${space}/words`].filter((each) =>
        existsSync(`${top}/${each}`),
      );
      return [space, JSON.parse(readFileSync(`${top}/${path}/en.json`, 'utf8'))];
    }),
  );
