/** Characters of Chinese, Japanese and Korean, as store/search.sql has them, for a class of a regular expression. */
export const cjk = '\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff';
const longRuns = new RegExp(`[${cjk}]{3,}`, 'g');

/** An index has every two neighbours of a run, which could lie apart in a longer one; it is compared once more. */
export const longRunsIn = (text: string): readonly string[] => text.match(longRuns) ?? [];
