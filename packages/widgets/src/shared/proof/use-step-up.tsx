/**
 * An act that may ask for a proof (ACC-36): `const { proving, dialog } = useStepUp()`, then
 * `proving((proof) => bank.call(path, { ...values, ...proof }))`, and `{dialog}` beside the form. What is typed stays.
 */
import { Refused } from '@bankside/core/client/errors.ts';
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import { proofMethods, provenActs } from '@bankside/core/rules/access/proofs.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { usePart } from '../../kit/lazy/lazy.ts';
import { lazy } from '../../kit/lazy/lazy.ts';
import type { ProofAsked } from './proof-dialog.tsx';
import { isProofRefused } from './at-code.ts';

const proofDialog = lazy(() => import('./proof-dialog.tsx'), 'proof', 'form');

export type Given = { readonly proof?: Proof };
type Asked = ProofAsked & { readonly close: () => void; readonly onProof: (proof: Proof) => Promise<void> };

/** What a refusal says of the act that wants a proof; undefined for any other fault. */
function askedBy(fault: unknown): ProofAsked | undefined {
  if (!(fault instanceof Refused) || fault.refusal !== 'proofNeeded') return undefined;
  const params = fault.fields[0]?.params ?? {};
  const act = provenActs.find((each) => each === params['act']);
  const methods = proofMethods.filter((each) => params['methods']?.split(' ').includes(each));
  return act && { act, methods, asking: params['asking'] ?? '' };
}

export function useStepUp(): {
  readonly proving: <O>(perform: (given: Given) => Promise<O>) => Promise<O>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const proving = useCallback(<O,>(perform: (given: Given) => Promise<O>): Promise<O> => {
    const first = perform({});
    return first.catch(
      (fault: unknown) =>
        new Promise<O>((resolve, reject) => {
          const wanted = askedBy(fault);
          if (!wanted) return reject(fault);
          const over = () => setAsked(undefined);
          const onProof = async (proof: Proof) => {
            try {
              resolve(await perform({ proof }));
            } catch (refused) {
              if (isProofRefused(refused)) throw refused; // the dialog says so, and stays
              reject(refused);
            }
            over();
          };
          setAsked({ ...wanted, onProof, close: () => (over(), reject(fault)) });
        }),
    );
  }, []);
  return { proving, dialog: asked && <Shown asked={asked} /> };
}

function Shown({ asked }: { readonly asked: Asked }) {
  const { it } = usePart(proofDialog);
  return it ? <it.ProofDialog asked={asked} onProof={asked.onProof} onClose={asked.close} /> : null;
}
