/** The state of a company's KYC and documents, as the lifecycles' tables name it. */
import { stateOf } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { approval } from '@bankside/core/rules/lifecycles/approval.ts';
import type { KeyOf } from '@bankside/core/i18n/keys.ts';
import { documents } from '@bankside/core/rules/lifecycles/documents.ts';
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { Status } from '../../kit/data/status.tsx';
import { useT } from '../../kit/words.tsx';

type StatusProps = { /** As the bank answers it. */ readonly wire: number | string; readonly soft?: boolean };

export function KycStatus({ wire, soft = false }: StatusProps) {
  const name = stateOf(kyc, wire);
  return (
    <Known
      state={name === 'unknown' ? 'states.unknown' : `states.kyc.${name}`}
      soft={soft}
      {...(name === 'unknown' ? unknown : kyc.states[name])}
    />
  );
}

export function DocumentsStatus({ wire, soft = false }: StatusProps) {
  const name = stateOf(documents, wire);
  return (
    <Known
      state={name === 'unknown' ? 'states.unknown' : `states.documents.${name}`}
      soft={soft}
      {...(name === 'unknown' ? unknown : documents.states[name])}
    />
  );
}

export function ApprovalStatus({ wire, soft = false }: StatusProps) {
  const name = stateOf(approval, wire);
  return (
    <Known
      state={name === 'unknown' ? 'states.unknown' : `states.approval.${name}`}
      soft={soft}
      {...(name === 'unknown' ? unknown : approval.states[name])}
    />
  );
}

const unknown = { tone: 'stopped', glyph: 'dotted' } as const;
type KnownProps = Pick<Parameters<typeof Status>[0], 'tone' | 'glyph'> & {
  readonly state: KeyOf<'options'>;
  readonly soft: boolean;
};

function Known({ state, tone, glyph, soft }: KnownProps) {
  const t = useT('options');
  return (
    <Status tone={tone} glyph={glyph} soft={soft}>
      {t(state)}
    </Status>
  );
}
