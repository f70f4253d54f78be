import type { userStatuses } from '@bankside/core/rules/options.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

const looks = { active: { tone: 'quiet', glyph: 'tick' }, inactive: { tone: 'stopped', glyph: 'minus' } } as const;

/** Active or inactive (PER-17); an inactive person cannot sign in. */
export function UserStatus({ status }: { readonly status: (typeof userStatuses)[number] }) {
  const t = useT('options');
  return <Status {...looks[status]}>{t(`userStatuses.${status}`)}</Status>;
}
