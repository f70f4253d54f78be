import { languages, type Language } from '@bankside/core/rules/languages.ts';
import * as look from './switches.css.ts';
import { useT } from '../words.tsx';

type LanguageRowProps = { readonly value: Language; readonly onChange: (value: Language) => void };

/** Each language by its own name, the twin line under the current one. By itself, because a sign-in page needs no menu. */
export function LanguageRow({ value, onChange }: LanguageRowProps) {
  const t = useT('shared');
  return (
    <div role="group" aria-label={t('language')} className={look.choices}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === value}
          className={language === value ? `${look.choice} ${look.here}` : look.choice}
          onClick={() => onChange(language)}
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </div>
  );
}
