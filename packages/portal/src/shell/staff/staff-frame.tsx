/** The desk of the bank's staff: its menu with the count of what waits, who is signed in, and the page (D-112). */
import type { BuiltPlace, StaffPlace } from '@bankside/core/rules/places.ts';
import { useQueue } from '@bankside/widgets/features/back-office/queue/use-queue.ts';
import { Link } from '@bankside/widgets/kit/action/link.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';
import type { FrameProps } from '../../routing/route.ts';
import { desk, deskMenu } from '../../routing/routes-desk.ts';
import { routeOf } from '../../routing/routes.ts';
import { AccountMenu } from '../account-menu.tsx';
import { SearchButton } from '../palette/palette-keys.tsx';
import { Shell } from '../shell.tsx';
import * as menuLook from '../main/side-menu.css.ts';
import * as look from './staff-frame.css.ts';

const staffPlaces = Object.keys(desk) as StaffPlace[];

export function StaffFrame({ place, prepare, children }: FrameProps) {
  return (
    <Shell
      place={place}
      prepare={prepare}
      home="desk"
      menu={(onGo) => <DeskMenu place={place} onGo={onGo} />}
      account={<AccountMenu bare />}
      title={() => <StaffMark />}
      acts={<SearchButton of="desk" />}
      next={() => staffPlaces}
    >
      {children}
    </Shell>
  );
}

/** Nobody takes these pages for a client's. */
function StaffMark() {
  const t = useT('options');
  return <span className={look.mark}>{t('userTypes.staff')}</span>;
}

const countEveryMs = 15_000;

function DeskMenu({ place, onGo }: { readonly place: BuiltPlace | undefined; readonly onGo: (() => void) | undefined }) {
  const t = useT('back-office');
  const queue = useQueue(place === 'desk' ? undefined : countEveryMs); // the queue's own page asks more often
  const list = queue.state === 'ready' ? queue.data.list : [];
  const waiting: Partial<Record<StaffPlace, number>> = {
    desk: list.length,
    deskOrders: list.filter(({ kind }) => kind === 'card_order').length,
  };
  const under = place && (routeOf(place).under ?? place);
  return (
    <nav aria-label={t('shell:menu.name')}>
      <ul>
        {deskMenu.map((each) => {
          const current = each === under;
          return (
            <li key={each} className={menuLook.item} data-current={current || undefined}>
              <Link plain to={each} aria-current={current ? 'page' : undefined} onClick={onGo}>
                <span>{t(`places.${each}`)}</span>
                {!!waiting[each] && <span className={look.count}>{waiting[each]}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
