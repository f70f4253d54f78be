/** The shell of a client's person: their menu, their company, feedback and notices. */
import { useStore } from 'zustand';
import { kycApproved } from '@bankside/core/rules/access/company-status.ts';
import { session } from '@bankside/core/session/session.ts';
import type { FrameProps } from '../../routing/route.ts';
import { person } from '../../session/person.ts';
import { AccountMenu } from '../account-menu.tsx';
import { FeedbackButton, NoticesButton } from '../header-acts.tsx';
import * as look from './main-frame.css.ts';
import { Shell } from '../shell.tsx';
import { SearchButton } from '../palette/palette-keys.tsx';
import { visiblePlaces, SideMenu } from './side-menu.tsx';
import { StatusNews } from './status-news.tsx';
import { TodoNews } from './todo-news.tsx';

export function MainFrame({ place, prepare, children }: FrameProps) {
  return (
    <Shell
      place={place}
      prepare={prepare}
      home="home"
      menu={(onGo) => <SideMenu place={place} onGo={onGo} />}
      account={<AccountMenu />}
      title={(narrow) => <Company narrow={narrow} />}
      acts={
        <>
          <SearchButton />
          <FeedbackButton />
          <NoticesButton />
        </>
      }
      next={() => visiblePlaces(session.getState())}
    >
      <StatusNews />
      <TodoNews />
      {children}
    </Shell>
  );
}

function Company({ narrow }: { readonly narrow: boolean }) {
  const company = useStore(session, (state) => state.project_name);
  const isVerified = useStore(session, (state) => state.kyc_status === kycApproved);
  const number = useStore(person, (state) => state.info?.account_number);
  return (
    <>
      {company}
      {!narrow && isVerified && number && <span className={look.number}> · {number}</span>}
    </>
  );
}
