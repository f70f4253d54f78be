/** One apply link and the pages that may embed it; other ones are asked for (DEV-14). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from '../developers.css.ts';
import type { PartnerKeys } from '../use-developers.ts';
import { AskOrigins } from './ask-key.tsx';

type Props = { readonly of: PartnerKeys['links'][number]; readonly mode: PartnerKeys['mode'] };

export function LinkRow({ of, mode }: Props) {
  const t = useT('developers');
  const [isAsking, setAsking] = useState(false);
  const { link_path, origins } = of;
  const name = of.name || link_path;
  return (
    <li className={look.entry}>
      <div className={look.facts}>
        <h3 className={look.name}>{name}</h3>
        {name !== link_path && <span className={`${look.said} ${mono}`}>{link_path}</span>}
        <span className={look.address}>{origins.join(' · ') || t('keys.links.none')}</span>
      </div>
      <div className={look.acts}>
        <Button compact aria-label={t('keys.changeOf', { name })} onClick={() => setAsking(true)}>
          {t('keys.change')}
        </Button>
      </div>
      {isAsking && (
        <AskOrigins
          of={of}
          ask="/developers/askLinkOrigins"
          title={t('keys.links.of', { name })}
          text={t('keys.links.ask')}
          mode={mode}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
