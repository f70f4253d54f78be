/** Asks for the proof of one act, and says in a sentence why (ACC-36). */
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import type { ProofMethod, ProvenAct } from '@bankside/core/rules/access/proofs.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { ProofForm } from './proof-form.tsx';

export type ProofAsked = {
  readonly act: ProvenAct;
  readonly methods: readonly ProofMethod[];
  /** What a code is asked for with, so that it fits this act alone. */
  readonly asking: string;
};
type Props = { readonly asked: ProofAsked; readonly onProof: (proof: Proof) => Promise<void>; readonly onClose: () => void };

export function ProofDialog({ asked, onProof, onClose }: Props) {
  const t = useT('proof');
  const bank = useBank();
  const { act, methods, asking } = asked;
  return (
    <Dialog form size="narrow" title={t('dialog.title')} text={t(`why.${act}`)} onClose={onClose}>
      <ProofForm
        methods={methods}
        send={() => bank.call('/sendEmail', { purpose: 'two_factor', asking })}
        challenge={() => bank.call('/account/security/passkey/challenge', { asking })}
        onProof={onProof}
      />
    </Dialog>
  );
}
