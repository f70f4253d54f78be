/** What is beside a recipient's name wherever it is listed: added lately, and a favourite. */
import { iconButton } from '../../kit/action/icon-button.css.ts';
import { Star } from '../../kit/icon/star.tsx';
import { hidden } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './recipients.css.ts';

/** The bank looks at the first transfer to it. */
export function NewMark() {
  const t = useT('recipients');
  return (
    <span className={look.fresh} title={t('newHint')}>
      {t('new')}
    </span>
  );
}

/** A favourite, where it cannot be changed. */
export function FavouriteMark() {
  const t = useT('recipients');
  return (
    <span className={look.starred}>
      <Star />
      <span className={hidden}>{t('favourite')}</span>
    </span>
  );
}

type StarProps = { readonly name: string; readonly on: boolean; readonly busy?: boolean; readonly onToggle: () => void };

/** PointerGate to make it one, or none; favourites are first (REC-12). */
export function FavouriteStar({ name, on, busy = false, onToggle }: StarProps) {
  const t = useT('recipients');
  const label = t('favouriteOf', { name });
  return (
    <span className={on ? look.starred : undefined}>
      <button
        type="button"
        className={iconButton}
        aria-label={label}
        title={label}
        aria-pressed={on}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : onToggle}
      >
        <Star />
      </button>
    </span>
  );
}
