/** The menu, read from the route table (DES-21). */
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { may, type Holder } from '@bankside/core/rules/access/permissions.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { session } from '@bankside/core/session/session.ts';
import { Link } from '@bankside/widgets/kit/action/link.tsx';
import { StatusGlyph } from '@bankside/widgets/kit/icon/glyph.tsx';
import { codesOf } from '@bankside/widgets/runtime/widget.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { useTodo } from '@bankside/widgets/shared/use-todo.ts';
import { bank } from '../../session/bank.ts';
import { isOpen } from '../../routing/guard.ts';
import { menu } from '../../routing/routes-inside.ts';
import { routeOf } from '../../routing/routes.ts';
import { useNames } from '@bankside/widgets/kit/words.tsx';
import * as look from './side-menu.css.ts';
import { countsOf } from './todo-counts.ts';

/** An entry without its permission code is absent; one that waits for verification stays, greyed (PER-13). */
const isOffered = (place: BuiltPlace, who: Holder): boolean => {
  const codes = codesOf(routeOf(place).widget);
  return codes.length === 0 || codes.some((code) => may(who, code));
};
const entryOf = (place: BuiltPlace) => routeOf(place).menu?.entry ?? place;
/** Of the pages of one entry, the first that is offered. */
const offered = (places: readonly BuiltPlace[], who: Holder): BuiltPlace[] =>
  places
    .filter((place) => isOffered(place, who))
    .filter((place, index, all) => all.findIndex((each) => entryOf(each) === entryOf(place)) === index);
export const visiblePlaces = (who: Holder): BuiltPlace[] => menu.flatMap(({ places }) => places.filter((place) => isOffered(place, who)));

type SideMenuProps = { readonly place: BuiltPlace | undefined; readonly onGo?: (() => void) | undefined };

export function SideMenu({ place: current, onGo }: SideMenuProps) {
  const t = useT('shell');
  const name = useNames('shell');
  const who = useStore(session);
  const parent = current && entryOf(routeOf(current).menu ? current : (routeOf(current).under ?? 'home'));
  const nav = useRef<HTMLElement>(null);
  // The menu is longer than a laptop's window: where you are must not lie below its edge.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }); // newer browsers answer a promise, which is no clean-up
  }, [parent]);
  const todo = useTodo(bank) ?? [];
  const counts = countsOf(todo, (all) => {
    const first = all.find((each): each is BuiltPlace => isOpen(each, who) && isOffered(each, who));
    return first && entryOf(first);
  });
  const groups = menu.map(({ group, places }) => ({ group, places: offered(places, who) })).filter(({ places }) => places.length > 0);
  return (
    <nav ref={nav} aria-label={t('menu.name')}>
      {groups.map(({ group, places }) => (
        <div key={group} role={group === 'top' ? undefined : 'group'} aria-labelledby={group === 'top' ? undefined : `menu-${group}`}>
          {group !== 'top' && (
            <div id={`menu-${group}`} className={look.caption}>
              {t(`menu.${group}`)}
            </div>
          )}
          <ul>
            {places.map((place) => {
              const waits = !isOpen(place, who);
              const count = waits ? 0 : (counts.get(entryOf(place)) ?? 0);
              return (
                <li
                  key={place}
                  className={[look.item, waits && look.waits].filter(Boolean).join(' ')}
                  data-current={entryOf(place) === parent || undefined}
                >
                  <Link
                    plain
                    to={place}
                    aria-current={entryOf(place) === parent ? 'page' : undefined}
                    aria-description={waits ? t('menu.waits') : count > 0 ? t('menu.todo', { count }) : undefined}
                    title={waits ? t('menu.waits') : undefined}
                    onClick={onGo}
                  >
                    <span>{routeOf(place).menu?.entry ? name('menu.entries', entryOf(place)) : name('places', place)}</span>
                    {routeOf(place).menu?.soon && <span className={look.soon}>{t('menu.soon')}</span>}
                    {count > 0 && (
                      <span className={look.count} aria-hidden>
                        {count}
                      </span>
                    )}
                    {waits && <StatusGlyph glyph="lock" />}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
