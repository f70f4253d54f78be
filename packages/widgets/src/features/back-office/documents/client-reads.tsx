/** The refusal as its reader sees it, in the reader's language. Used in a form with the field `reason`. */
import type { Namespace } from '@bankside/core/i18n/keys.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { useEffect } from 'react';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import { LanguageProvider, useT, useHasWords, useLoadWords } from '../../../kit/words.tsx';
import { field } from '../deciding/reason-dialog.tsx';
import * as look from '../deciding/deciding.css.ts';

const words: readonly Namespace[] = ['account'];

export function ClientReads({ language: spoken }: { readonly language: string }) {
  const t = useT('back-office');
  const language = readLanguage(spoken);
  const reason = useValue(field('reason'))?.trim();
  if (!reason) return null;
  return (
    <div lang={language} className={look.stack}>
      <p className={muted}>{t('documents.clientReads')}</p>
      <LanguageProvider language={language}>
        <Refusal reason={reason} />
      </LanguageProvider>
    </div>
  );
}

function Refusal({ reason }: { readonly reason: string }) {
  const t = useT('account');
  const loadWords = useLoadWords();
  const here = useHasWords(words);
  useEffect(() => void loadWords(...words).catch(() => undefined), [loadWords]);
  if (!here) return null;
  return (
    <Note tone="negative" title={t('upload.refused.title')}>
      {t('upload.refused.reason', { reason })}
    </Note>
  );
}
