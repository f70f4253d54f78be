/** What an earlier visit of this tab has left: filled in already, or waiting for the proof that it is the same person. */
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Form } from '../../../kit/form/engine/form.tsx';
import { VerifiedEmail } from '../../../kit/form/verify/verified-email.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useApplying } from '../application-context.ts';
import { useExists } from '../../../kit/words.tsx';
import type { ApplicationState } from './application-state.ts';
import * as look from '../card-apply.css.ts';
import { emailProof } from '../../../shared/client/email-proof.ts';

const schema = () => import('@bankside/core/contract/card-apply/application.ts').then(({ resuming }) => resuming);

export function KeptDraft({ kept }: { readonly kept: ApplicationState['kept'] }) {
  const t = useT('card-apply');
  const { store } = useApplying();
  const exists = useExists('card-apply');
  if (!exists('resume.title')) return null;
  const name = kept === 'waiting' ? 'resume' : 'resumed';
  const again = <TextButton onClick={() => void store.discard()}>{t(`${name}.startAgain`)}</TextButton>;
  return (
    <div className={look.notice}>
      <Note tone="plain" title={t(`${name}.title`)} action={again}>
        {t(`${name}.text`)}
      </Note>
      {kept === 'waiting' && <Proof />}
    </div>
  );
}

/** Right, the code opens the draft, and the form takes this one's place. */
function Proof() {
  const t = useT('card-apply');
  const start = useT('apply-start');
  const { store } = useApplying();
  const proof = emailProof(store.source.bank);
  const resume = async (email: string, code: string) => {
    const token = await proof.verify(email, code);
    await store.resume(email, token);
    return token;
  };
  return (
    <Form schema={schema} onSubmit={() => undefined} guarded={false} label={t('resume.title')}>
      <VerifiedEmail
        name={fieldNamed('email')}
        label={start('fields.email')}
        verified={false}
        onChange={() => undefined}
        onVerified={() => undefined}
        {...proof}
        verify={resume}
      />
    </Form>
  );
}
