/** A page or a call is not part of a person's rights: which right is missing, who can give it, and the one thing to do (PER-14, PER-19). */
import { isCode, type Code } from '@bankside/core/rules/access/permissions.ts';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { AlertDialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { FailureNote } from '@bankside/widgets/kit/remote/call-view.tsx';
import { useRemote } from '@bankside/widgets/kit/remote/remote.ts';
import { useAction } from '@bankside/widgets/kit/remote/use-action.ts';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useBank } from '@bankside/widgets/runtime/host-context.tsx';
import { useState } from 'react';
import { allowAgain } from '../../stores.ts';

type MissingRightProps = { readonly title: string; readonly rights: readonly string[] };

export function MissingRight({ title, rights }: MissingRightProps) {
  const t = useT('shell');
  const bank = useBank();
  const codes = rights.filter(isCode);
  const [code] = codes;
  const remote = useRemote(['colleagues', 'rights'], (signal) => bank.call('/colleagues/rights', {}, { signal, background: true }));
  const known = remote.state === 'ready' ? remote.data : undefined;
  const ask = useAction((right: Code, { key }) => bank.call('/colleagues/askRight', { code: right }, { key }));
  const [sent, setSent] = useState(false);
  const asked = sent || (known?.rights.some((each) => codes.includes(each.code) && each.asked_at !== null) ?? false);
  const giver = known?.giver ?? t('access.permission.main');
  const send = async (right: Code) => setSent((await ask.run(right)) !== undefined);
  const actions = (
    <>
      <Button data-autofocus={asked || undefined} onClick={allowAgain}>
        {t('shared:close')}
      </Button>
      {code && !asked && (
        <Button variant="primary" data-autofocus busy={ask.busy} onClick={() => void send(code)}>
          {t('access.permission.ask')}
        </Button>
      )}
    </>
  );
  return (
    <AlertDialog title={title} text={useWhy(codes, giver)} onEscape={allowAgain} actions={actions}>
      {asked && <p role="status">{t('access.permission.asked', { giver })}</p>}
      <FailureNote failure={ask.failure} />
    </AlertDialog>
  );
}

function useWhy(codes: readonly Code[], giver: string): string {
  const t = useT('shell');
  const language = useLanguage();
  const right = new Intl.ListFormat(language, { type: 'disjunction' }).format(codes.map((code) => t(`options:permissions.${code}`)));
  return right ? t('access.permission.needs', { right, giver }) : t('access.permission.text');
}
