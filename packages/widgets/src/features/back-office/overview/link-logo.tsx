/** The partner's logo on an application link: shown as people see it, replaced or removed. Saved as it is chosen. */
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { useToast } from '../../../kit/feedback/toast.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { isRefusal } from '../../../kit/remote/failure.ts';
import { useRefresh } from '../../../kit/remote/remote.ts';
import { useAction } from '../../../kit/remote/use-action.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import type { LinkRow } from './link-dialog.tsx';
import * as look from './overview.css.ts';

const types = ['image/png', 'image/jpeg'];
const asText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file was not read')));
    reader.readAsDataURL(file);
  });

function useLogo({ company_id, id, logo: before, version: first }: LinkRow) {
  const t = useT('back-office');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const [kept, setKept] = useState({ logo: before, version: first });
  const save = useAction(
    async (logo: string, intent) => {
      const asked = { company_id, id, version: kept.version, logo };
      const done = await bank.call('/admin/link/logo', asked, intent).catch((fault: unknown) => {
        if (isRefusal(fault, 'secondPersonNeeded')) return null;
        throw fault;
      });
      return done && { logo, version: done.version };
    },
    {
      onDone: (saved) => {
        if (saved) setKept(saved);
        toast(t(saved ? 'links.logo.done' : 'second.asked'));
        refresh(['deskLinks']);
      },
    },
  );
  return { logo: kept.logo, save };
}

export function LinkLogo({ row }: { readonly row: LinkRow }) {
  const t = useT('back-office');
  const { logo, save } = useLogo(row);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const fits = types.includes(file.type) && file.size <= policy.logo.maxKb * 1024;
    setWrong(!fits);
    if (fits) await save.run(await asText(file));
    if (input.current) input.current.value = ''; // the same file may be chosen again
  };
  return (
    <div className={look.logoPart}>
      {logo ? <img className={look.logo} src={logo} alt={t('links.logo.of', { brand: row.brand })} /> : <p>{t('links.logo.none')}</p>}
      <p id={id} className={faint}>
        {t('links.logo.hint')}
      </p>
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        hidden
        aria-label={t('links.logo.choose')}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      <div className={look.logoActs}>
        <Button compact busy={save.busy} aria-describedby={id} onClick={() => input.current?.click()}>
          {t(logo ? 'links.logo.replace' : 'links.logo.choose')}
        </Button>
        {logo && (
          <Button compact variant="dangerQuiet" disabled={save.busy} onClick={() => void save.run('')}>
            {t('links.logo.remove')}
          </Button>
        )}
      </div>
      {isWrong && <p role="alert">{t('rules:logo')}</p>}
      <FailureNote failure={save.failure} />
    </div>
  );
}
