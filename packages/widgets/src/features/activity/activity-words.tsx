import { acts, type Act } from '@bankside/core/rules/access/acts.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT, type T } from '../../kit/words.tsx';
import type { Line } from './activity-query.ts';

/** 'Password change'. */
export const saidOf = (t: T<'activity'>, { act }: Pick<Line, 'act'>): string => t(`acts.${acts[act as Act][1]}`);

export function whoIs(t: T<'activity'>, { who }: Pick<Line, 'who'>): string {
  if (who.kind === 'person') return who.name;
  if (who.kind === 'partner') return who.name ? t('partner', { name: who.name }) : t('formerPartner');
  return t(who.kind);
}

export function Result({ result }: Pick<Line, 'result'>) {
  const t = useT('activity');
  return result === 'done' ? (
    <Status tone="quiet" glyph="tick">
      {t('done')}
    </Status>
  ) : (
    <Status tone="negative" glyph="crossed">
      {t('refused')}
    </Status>
  );
}
