/** How the company's own server checks that an event is the bank's (WEB-15). */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useState } from 'react';
import { CopyButton } from '../../kit/action/copy-button.tsx';
import { Segmented } from '../../kit/nav/segmented.tsx';
import { useT } from '../../kit/words.tsx';
import * as look from './developers.css.ts';
import { snippets, type SnippetLanguage } from './snippets.ts';

const languages = Object.keys(snippets) as SnippetLanguage[];

export function VerifyPart() {
  const t = useT('developers');
  const [language, setLanguage] = useState<SnippetLanguage>('TypeScript');
  const text = snippets[language];
  return (
    <div className={look.stack}>
      <p className={look.said}>{t('verify.text', { seconds: policy.webhook.timeoutMs / 1000 })}</p>
      <Segmented
        label={t('verify.language')}
        options={languages.map((value) => ({ value, label: value }))}
        value={language}
        onChange={setLanguage}
      />
      <div>
        <CopyButton value={text} what={t('verify.code')} />
        <pre className={look.code} aria-label={t('verify.code')}>
          {text}
        </pre>
      </div>
    </div>
  );
}
