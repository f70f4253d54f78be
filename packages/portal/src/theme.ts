/** Light, dark, or as the system (D-132). Runs before the first paint, because it is the first import of the first module. */
import { createStore } from 'zustand/vanilla';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const stored = () => themes.find((each) => each === localStorage.getItem(key)) ?? 'auto';
const show = (theme: Theme) => void (document.documentElement.dataset['theme'] = theme);

export const theme = createStore<{ readonly current: Theme }>(() => ({ current: stored() }));
show(theme.getState().current);

export function chooseTheme(next: Theme): void {
  localStorage.setItem(key, next);
  theme.setState({ current: next });
  show(next);
}

// another tab chose
addEventListener('storage', (event) => {
  if (event.key !== key) return;
  theme.setState({ current: stored() });
  show(stored());
});
