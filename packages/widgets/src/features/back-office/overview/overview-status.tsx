import type { keyStates, linkStates } from '@bankside/core/contract/back-office/back-office-overview.ts';
import { link } from '@bankside/core/rules/lifecycles/link.ts';
import { Status } from '../../../kit/data/status.tsx';
import { useT } from '../../../kit/words.tsx';

export function LinkStatus({ status }: { readonly status: (typeof linkStates)[number] }) {
  const t = useT('back-office');
  const { tone, glyph } = link.states[status];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`links.states.${status}`)}
    </Status>
  );
}

const looks = { live: ['positive', 'tick'], unused: ['quiet', 'circle'], revoked: ['stopped', 'crossed'] } as const;

export function KeyStatus({ status }: { readonly status: (typeof keyStates)[number] }) {
  const t = useT('back-office');
  const [tone, glyph] = looks[status];
  return (
    <Status tone={tone} glyph={glyph}>
      {t(`keys.states.${status}`)}
    </Status>
  );
}
