/**
 * "Application links": the company's apply links, each as an address to copy and a code to print; made, paused, changed and opened again (APP-22).
 */
import { useState } from 'react';
import { Button } from '../../../../kit/action/button.tsx';
import { CallView } from '../../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../../kit/feedback/empty-state.tsx';
import { Section } from '../../../../kit/nav/section.tsx';
import { useRemote } from '../../../../kit/remote/remote.ts';
import { SkeletonRows } from '../../../../kit/feedback/skeleton.tsx';
import { muted } from '../../../../kit/theme/text.css.ts';
import { useT } from '../../../../kit/words.tsx';
import { useBank } from '../../../../runtime/host-context.tsx';
import { linkLook, linksKey, type ApplyLink } from './link-look.ts';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import * as look from '../pages.css.ts';

export function ApplyLinks() {
  const t = useT('apply-pages');
  const bank = useBank();
  const links = useRemote(linksKey, (signal) => bank.call('/card/links', {}, { signal }));
  const [isAdding, setAdding] = useState(false);
  const openButton = (
    <Button compact icon="add" onClick={() => setAdding(true)}>
      {t('links.open')}
    </Button>
  );
  return (
    <div className={look.below}>
      <Section title={t('links.title')} action={openButton}>
        <p className={muted}>{t('links.text')}</p>
        <CallView
          of={links}
          what={t('links.loading')}
          failed={t('links.failed')}
          loading={<SkeletonRows rows={2} />}
          empty={<EmptyState title={t('links.none.title')}>{t('links.none.text')}</EmptyState>}
        >
          {({ list }) => <Links list={list} />}
        </CallView>
      </Section>
      {isAdding && <NewLink refreshes={linksKey} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Those that are open; the others when they are asked for. */
function Links({ list }: { readonly list: readonly ApplyLink[] }) {
  const t = useT('apply-pages');
  const [all, setAll] = useState(false);
  const others = list.filter((link) => linkLook(link).key !== 'open');
  return (
    <>
      <ul className={look.links} aria-label={t('links.title')}>
        {list
          .filter((link) => all || !others.includes(link))
          .map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
      </ul>
      {!all && others.length > 0 && (
        <Button compact variant="quiet" onClick={() => setAll(true)}>
          {t('links.showClosed', { count: others.length })}
        </Button>
      )}
    </>
  );
}
