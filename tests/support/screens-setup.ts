/** After a test of a screen nothing of it is left, neither on the page, which the next file uses too, nor waiting for the bank. */
import { languages } from '@bankside/core/rules/languages.ts';
import { i18n } from '@bankside/widgets/kit/testing/i18n.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 }); // code and answers that come late on a busy machine

const address = location.href;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  history.replaceState(null, '', address);
});

/** A file has the words that it asks for, not those of the file before. */
afterAll(() => {
  for (const language of languages)
    for (const namespace of Object.keys(i18n.getDataByLanguage(language) ?? {})) i18n.removeResourceBundle(language, namespace);
});
