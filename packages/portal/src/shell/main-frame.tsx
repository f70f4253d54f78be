/** The shell of a signed-in person: sidebar, header, content; below 1101 px the sidebar is a drawer (DESIGN.md §4). */
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { kycApproved } from '@bankside/core/rules/standing.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import { Brand } from '@bankside/widgets/kit/brand.tsx';
import { IconButton } from '@bankside/widgets/kit/icon-button.tsx';
import { Drawer } from '@bankside/widgets/kit/drawer.tsx';
import { LanguageRow } from '@bankside/widgets/kit/language-row.tsx';
import { LanguageSwitch } from '@bankside/widgets/kit/switches.tsx';
import { Link } from '@bankside/widgets/kit/link.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote.ts';
import { ToastProvider } from '@bankside/widgets/kit/toast.tsx';
import { media } from '@bankside/widgets/kit/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/use-media.ts';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { chooseLanguage } from '@bankside/core/i18n/language.ts';
import { loadWords } from '@bankside/core/i18n/words.ts';
import { person } from '../person.ts';
import { prepare } from '../screens.ts';
import { AccountMenu } from './account-menu.tsx';
import { FeedbackButton, NoticesButton } from './header-acts.tsx';
import * as look from './main-frame.css.ts';
import { visiblePlaces, SideMenu } from './side-menu.tsx';

export function MainFrame({ place, children }: { readonly place: BuiltPlace; readonly children: ReactNode }) {
  const t = useT('shell');
  const narrow = useMedia(media.drawer);
  useNextScreens();
  return (
    <RemoteProvider>
      <ToastProvider>
        <a className={look.skip} href="#content" onClick={skip}>
          {t('skip')}
        </a>
        <div className={look.shell}>
          {!narrow && <Sidebar place={place} />}
          <div className={look.side}>
            <Header place={place} narrow={narrow} />
            <main id="content" className={look.main} tabIndex={-1}>
              {children}
            </main>
          </div>
        </div>
      </ToastProvider>
    </RemoteProvider>
  );
}

/** The address stays as it is: a fragment would be another step in the history. */
const skip = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};

function Sidebar({ place }: { readonly place: BuiltPlace }) {
  return (
    <aside className={look.sidebar}>
      <Link to="home" plain>
        <span className={look.brand}>
          <Brand />
        </span>
      </Link>
      <div className={look.menu}>
        <SideMenu place={place} />
      </div>
      <div className={look.who}>
        <AccountMenu />
      </div>
    </aside>
  );
}

function Header({ place, narrow }: { readonly place: BuiltPlace; readonly narrow: boolean }) {
  const t = useT('shell');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const company = useStore(session, (state) => state.project_name);
  const isVerified = useStore(session, (state) => state.kyc_status === kycApproved);
  const number = useStore(person, (state) => state.info?.account_number);
  useEffect(() => setOpen(false), [place, narrow]);
  return (
    <header className={look.header}>
      <div className={look.company}>
        {narrow && <IconButton icon="menu" label={t('shared:kit.menu.open')} aria-expanded={open} onClick={() => setOpen(true)} />}
        <span className={look.name}>
          {company}
          {!narrow && isVerified && number && <span className={look.number}> · {number}</span>}
        </span>
      </div>
      <div className={look.acts}>
        {!narrow && <LanguageSwitch kind="menu" value={language} onChange={(next) => void chooseLanguage(next, loadWords)} />}
        <FeedbackButton />
        <NoticesButton />
      </div>
      {open && (
        <Drawer name={t('menu.name')} onClose={() => setOpen(false)} head={<Brand />} foot={<DrawerFoot />}>
          <SideMenu place={place} onGo={() => setOpen(false)} />
        </Drawer>
      )}
    </header>
  );
}

function DrawerFoot() {
  const language = useLanguage();
  return (
    <div className={look.drawerFoot}>
      <LanguageRow value={language} onChange={(next) => void chooseLanguage(next, loadWords)} />
      <AccountMenu />
    </div>
  );
}

const untilIdle = () =>
  new Promise<unknown>((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done, 200)));

/** When the first page stands, the others come quietly, one after the other: the next click asks for no static byte (performance.md 10). */
function useNextScreens(): void {
  useEffect(() => {
    let gone = false;
    const fetchAll = async () => {
      for (const place of visiblePlaces(session.getState())) {
        await untilIdle();
        if (gone) return;
        await prepare(place).catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), 1000);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}
