/** Language and appearance: the page keeps them, these ask. */
import { languages, type Language } from '@bankside/core/rules/languages.ts';
import { LanguageRow } from './language-row.tsx';
import { Menu } from '../overlay/menu.tsx';
import * as look from './switches.css.ts';
import { useT } from '../words.tsx';

type SwitchProps<V> = { readonly value: V; readonly onChange: (value: V) => void };

/** Each language by its own name. `menu`: a header has room for one word. */
export function LanguageSwitch({ value, onChange, kind = 'row' }: SwitchProps<Language> & { readonly kind?: 'row' | 'menu' }) {
  const t = useT('shared');
  if (kind === 'menu') {
    const entries = languages.map((language) => ({
      label: t(`languages.${language}`),
      checked: language === value,
      onChoose: () => onChange(language),
    }));
    return (
      <Menu label={t(`languages.${value}`)} name={`${t('language')}: ${t(`languages.${value}`)}`} entries={entries} side="bottom-end" />
    );
  }
  return <LanguageRow value={value} onChange={onChange} />;
}

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

export function ThemeSwitch({ value, onChange }: SwitchProps<Theme>) {
  const t = useT('shared');
  return (
    <div role="group" aria-label={t('kit.theme.name')} className={look.choices}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === value}
          className={theme === value ? `${look.choice} ${look.here}` : look.choice}
          onClick={() => onChange(theme)}
        >
          {t(`kit.theme.${theme}`)}
        </button>
      ))}
    </div>
  );
}
