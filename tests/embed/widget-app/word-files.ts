/** Every file of words, in place of the list of the public tags. */
import { provideBanksideWords } from '@bankside/widgets/word-files.ts';

export const provideWidgetWords = (): void => provideBanksideWords();
