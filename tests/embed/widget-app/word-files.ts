/** Every file of words, in place of the list of the public tags. */
import { readWords } from '@bankside/widgets/word-files.ts';

export { readWords };
export const readWordsOf = () => readWords;
