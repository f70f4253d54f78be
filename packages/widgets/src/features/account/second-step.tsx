/** What follows a right password where more is asked for (ACC-31): a proof, and where the company asks for it a first factor (ACC-34). */
import type { SecondStep } from '@bankside/core/session/second-step.ts';
import type { Proof } from '@bankside/core/contract/security/proof.ts';
import { useState } from 'react';
import { TextButton } from '../../kit/action/text-button.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank, useHost } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { ProofForm } from '../../shared/proof/proof-form.tsx';
import { isRefused } from '../../shared/client/faults.ts';
import { Enrolment } from './enrolment.tsx';
import * as look from './account.css.ts';

type Props = { readonly open: SecondStep; readonly onBack: (over: boolean) => void };

export function SecondStepForm({ open, onBack }: Props) {
  const t = useT('proof');
  const bank = useBank();
  const { account } = useHost();
  const intended = useIntent();
  const [isEnrolling, setEnrolling] = useState(false);
  const { two_factor_methods: methods, ...made } = open;
  const signIn = () => {
    account.keepSecondStep(null);
    account.signIn(made);
  };
  const unlessOver = <O,>(answer: Promise<O>): Promise<O> =>
    answer.catch((fault: unknown) => {
      if (isRefused(fault) && fault.reaction.startsWith('login')) onBack(true);
      throw fault;
    });
  const prove = async (proof: Proof) => {
    const form = { purpose: 'two_factor' as const, proof, device_token: account.device() };
    const answer = await unlessOver(intended(form, (key) => bank.call('/account/verify', form, { key, as: made })));
    account.setDevice(answer.device_token);
    if (answer.verification_status === 'approved') signIn();
    else setEnrolling(true);
  };
  if (isEnrolling) return <Enrolment as={made} onDone={signIn} unlessOver={unlessOver} />;
  return (
    <>
      <div className={look.head}>
        <h1>{t('secondStep.title')}</h1>
        <p>{t('secondStep.text')}</p>
      </div>
      <ProofForm
        methods={methods}
        send={() => unlessOver(bank.call('/sendEmail', { purpose: 'two_factor' }, { as: made }))}
        challenge={() => unlessOver(bank.call('/account/security/passkey/challenge', {}, { as: made }))}
        onProof={prove}
      />
      <p className={look.aside}>
        <TextButton onClick={() => onBack(false)}>{t('secondStep.back')}</TextButton>
      </p>
    </>
  );
}
