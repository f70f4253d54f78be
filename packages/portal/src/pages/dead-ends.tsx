/** Pages that lead nowhere by themselves: each says why and how to go on. Short enough to be there from the start. */
import type { ReactNode } from 'react';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { RefreshButton } from '@bankside/widgets/kit/action/refresh-button.tsx';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { ButtonLink } from '@bankside/widgets/kit/action/link.tsx';
import { usePageTitle } from '@bankside/widgets/kit/nav/page-title.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { loadUser } from '../session/person.ts';
import { leave } from '../session/leave.ts';
import * as look from './dead-ends.css.ts';

type Shown = { /** Inside the shell of somebody signed in. */ readonly inside?: boolean | undefined };

/** UI-03: for everybody, signed in or not. */
export function NotFound({ inside }: Shown) {
  const t = useT('portal');
  return (
    <DeadEnd name="notFound" inside={inside}>
      <ButtonLink to="home" variant="primary">
        {t('notFound.home')}
      </ButtonLink>
    </DeadEnd>
  );
}

/** A chunk did not come, and the one reload did not help (UI-10). */
export function DidNotLoad() {
  const t = useT('portal');
  return (
    <DeadEnd name="notLoaded">
      <RefreshButton variant="primary" onClick={() => location.reload()}>
        {t('notLoaded.reload')}
      </RefreshButton>
    </DeadEnd>
  );
}

/** Signed in, but nothing is known of the person yet: nothing can be decided (ACC-11). */
export function NotKnown() {
  const t = useT('portal');
  return (
    <DeadEnd name="notKnown">
      <RefreshButton variant="primary" onClick={() => loadUser(true)}>
        {t('shared:retry')}
      </RefreshButton>
      <Button onClick={() => leave('user')}>{t('signOut')}</Button>
    </DeadEnd>
  );
}

type DeadEndProps = Shown & { readonly name: 'notFound' | 'notLoaded' | 'notKnown'; readonly children: ReactNode };

function DeadEnd({ name, inside = false, children }: DeadEndProps) {
  const t = useT('portal');
  const title = t(`${name}.title`);
  const brand = t('shared:brand');
  usePageTitle(`${title} · ${brand}`);
  const content = (
    <>
      <h1>{title}</h1>
      <p className={look.text}>{t(`${name}.text`)}</p>
      <div className={look.acts}>{children}</div>
    </>
  );
  if (inside) return content;
  return (
    <div className={look.page}>
      <div className={look.head}>
        <Brand />
      </div>
      <main className={look.main}>{content}</main>
    </div>
  );
}
