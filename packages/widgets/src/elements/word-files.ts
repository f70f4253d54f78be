/** The words that widgets on other people's pages need; the portal's are not among them. */
import type { ReadBundle } from '@bankside/core/i18n/i18n.ts';
import files from 'words:embed';

const hasAll = (namespaces: string, wanted: readonly string[]) => wanted.every((each) => namespaces.split(' ').includes(each));

/** `begins`: what a view is drawn with; a file that has all of it comes first. */
export const readWordsOf =
  (begins: readonly string[]): ReadBundle =>
  async (language, namespace) => {
    const own = files.filter(([namespaces]) => hasAll(namespaces, begins));
    const [, read] = [...own, ...files].find(([namespaces]) => hasAll(namespaces, [namespace])) ?? [];
    const words = (await read?.[language]())?.default[namespace];
    if (!words) throw new Error(`no words for ${namespace} in ${language}`);
    return words;
  };
export const readWords = readWordsOf([]);
