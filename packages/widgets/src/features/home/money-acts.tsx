/** The three acts of every day, each where this person may begin it (pictures of the dashboard). */
import { may, type Code } from '@bankside/core/rules/access/permissions.ts';
import type { BuiltPlace } from '@bankside/core/rules/places.ts';
import { ButtonLink } from '../../kit/action/link.tsx';
import { useT } from '../../kit/words.tsx';
import { useSession } from '../../runtime/user.ts';
import * as look from './home.css.ts';

/** The first page of each that the person's codes open (HOM-10). */
const acts: readonly { readonly name: 'transfer' | 'deposit' | 'exchange'; readonly pages: readonly (readonly [Code, BuiltPlace])[] }[] = [
  {
    name: 'transfer',
    pages: [
      ['11-1', 'transferFiat'],
      ['11-2', 'transferDigital'],
    ],
  },
  {
    name: 'deposit',
    pages: [
      ['3-1', 'depositFiat'],
      ['3-2', 'depositDigital'],
    ],
  },
  {
    name: 'exchange',
    pages: [
      ['11-1', 'fx'],
      ['5', 'fx'],
    ],
  },
];

export function MoneyActs() {
  const t = useT('home');
  const person = useSession();
  const open = acts.flatMap(({ name, pages }) => {
    const page = pages.find(([code]) => may(person, code));
    return page ? [{ name, to: page[1] }] : [];
  });
  if (open.length === 0) return null;
  return (
    <div className={look.acts}>
      {open.map(({ name, to }, index) => (
        <ButtonLink key={name} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {t(`acts.${name}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
