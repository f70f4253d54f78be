/** What surrounds the pages of somebody signed in: sidebar, header, content; below 1101 px the sidebar is a drawer (DES-04). */
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { Drawer } from '@bankside/widgets/kit/overlay/drawer.tsx';
import { IconButton } from '@bankside/widgets/kit/action/icon-button.tsx';
import { LanguageRow } from '@bankside/widgets/kit/action/language-row.tsx';
import { Link } from '@bankside/widgets/kit/action/link.tsx';
import { RemoteProvider } from '@bankside/widgets/kit/remote/remote.ts';
import { LanguageSwitch } from '@bankside/widgets/kit/action/switches.tsx';
import { ToastProvider } from '@bankside/widgets/kit/feedback/toast.tsx';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { useLatest } from '@bankside/widgets/kit/use-latest.ts';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import type { FrameProps } from '../routing/route.ts';
import * as look from './main/main-frame.css.ts';
import { useChooseLanguage } from '../choose-language.ts';

type ShellProps = FrameProps & {
  /** Where the brand leads. */
  readonly home: BuiltPlace;
  /** `onGo` shuts the drawer that the menu is in. */
  readonly menu: (onGo?: () => void) => ReactNode;
  readonly account: ReactNode;
  /** Whose pages these are, at the left of the header. */
  readonly title: (narrow: boolean) => ReactNode;
  /** At the right of the header, after the languages. */
  readonly acts?: ReactNode;
  /** Fetched quietly when the first page is drawn. */
  readonly next: () => readonly BuiltPlace[];
};

export function Shell(props: ShellProps) {
  const { children, next, prepare } = props;
  const t = useT('shell');
  const narrow = useMedia(media.drawer);
  useNextScreens(next, prepare);
  return (
    <RemoteProvider>
      <ToastProvider>
        <a className={look.skip} href="#content" onClick={skip}>
          {t('skip')}
        </a>
        <div className={look.shell}>
          {!narrow && <Sidebar {...props} />}
          <div className={look.side}>
            <Header {...props} narrow={narrow} />
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

function Sidebar({ home, menu, account }: ShellProps) {
  return (
    <aside className={look.sidebar}>
      <Link to={home} plain>
        <span className={look.brand}>
          <Brand />
        </span>
      </Link>
      <div className={look.menu}>{menu()}</div>
      <div className={look.who}>{account}</div>
    </aside>
  );
}

function Header({ place, menu, account, title, acts, narrow }: ShellProps & { readonly narrow: boolean }) {
  const t = useT('shell');
  const language = useLanguage();
  const choose = useChooseLanguage();
  const [open, setOpen] = useState(false);
  useEffect(() => () => setOpen(false), [place, narrow]); // it goes with the page that it was opened on
  return (
    <header className={look.header}>
      <div className={look.company}>
        {narrow && <IconButton icon="menu" label={t('shared:kit.menu.open')} aria-expanded={open} onClick={() => setOpen(true)} />}
        <span className={look.name}>{title(narrow)}</span>
      </div>
      <div className={look.acts}>
        {!narrow && <LanguageSwitch kind="menu" value={language} onChange={choose} />}
        {acts}
      </div>
      {open && (
        <Drawer
          name={t('menu.name')}
          onClose={() => setOpen(false)}
          head={<Brand />}
          foot={
            <div className={look.drawerFoot}>
              <LanguageRow value={language} onChange={choose} />
              {account}
            </div>
          }
        >
          {menu(() => setOpen(false))}
        </Drawer>
      )}
    </header>
  );
}

const untilIdle = () =>
  new Promise<unknown>((done) => ('requestIdleCallback' in window ? requestIdleCallback(done, { timeout: 2000 }) : setTimeout(done, 200)));

/** A person who pays for each byte has set their browser to save data. */
const savesData = () => 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;

/** When the first page is drawn, the others come quietly, one after the other: the next click asks for no static byte (PERF-10). */
function useNextScreens(next: () => readonly BuiltPlace[], prepare: FrameProps['prepare']): void {
  const latest = useLatest(next);
  useEffect(() => {
    if (savesData()) return undefined;
    let gone = false;
    const fetchAll = async () => {
      for (const place of latest.current()) {
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
  }, [latest, prepare]);
}
