/** The refusal as its reader sees it, in the reader's language. Stands in a form with the field `reason`. */
import { hasWords, loadWords } from '@bankside/core/i18n/words.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import { useEffect } from 'react';
import { textOf } from '../../../kit/form/engine/form-paths.ts';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { Note } from '../../../kit/feedback/note.tsx';
import { muted } from '../../../kit/theme/text.css.ts';
import { LanguageProvider, useT } from '../../../kit/words.tsx';
import * as look from '../deciding/deciding.css.ts';

export function ClientReads({ language: spoken }: { readonly language: string }) {
  const t = useT('back-office');
  const language = readLanguage(spoken);
  const reason = textOf(useValue('reason')).trim();
  useEffect(() => void loadWords(language, 'account').catch(() => undefined), [language]);
  if (!reason || !hasWords(language, 'account', 'upload.refused.title')) return null;
  return (
    <div lang={language} className={look.stack}>
      <p className={muted}>{t('documents.clientReads')}</p>
      <LanguageProvider value={language}>
        <Refusal reason={reason} />
      </LanguageProvider>
    </div>
  );
}

function Refusal({ reason }: { readonly reason: string }) {
  const t = useT('account');
  return (
    <Note tone="negative" title={t('upload.refused.title')}>
      {t('upload.refused.reason', { reason })}
    </Note>
  );
}
