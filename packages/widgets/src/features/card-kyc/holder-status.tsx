import { verification } from '@bankside/core/rules/lifecycles/verification.ts';
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

export function HolderStatus({ wire, soft = false }: { readonly wire: string; readonly soft?: boolean }) {
  const t = useT('options');
  const name = stateOf(verification, wire);
  if (name === 'unknown') return t('states.unknown');
  const { tone, glyph } = verification.states[name];
  return (
    <Status tone={tone} glyph={glyph} soft={soft}>
      {t(`states.verification.${name}`)}
    </Status>
  );
}
