import { permissions, type Code } from '@bankside/core/rules/access/permissions.ts';
import { Button } from '../../kit/action/button.tsx';
import { Status } from '../../kit/data/status.tsx';
import { Section } from '../../kit/nav/section.tsx';
import { FailureNote } from '../../kit/remote/call-view.tsx';
import { useAction } from '../../kit/remote/use-action.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useNames, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import * as look from './rights.css.ts';
import { rightsKey, type Right } from './rights.ts';

/** The section that a right is a part of: '3-1' of '3'. */
function sectionOf(code: Code): Code | undefined {
  const [section = ''] = code.split('-');
  return section !== code && Object.hasOwn(permissions, section) ? (section as Code) : undefined;
}

type RightSectionProps = { readonly right: Right; readonly isMain: boolean };

/** One right: whose it is, where it leads, its pages and its acts. */
export function RightSection({ right: { code, held, landing, pages, acts, asked_at }, isMain }: RightSectionProps) {
  const t = useT('colleagues');
  const place = useNames('shell');
  const name = useNames('colleagues');
  const section = sectionOf(code);
  const named = [...new Set(pages.flatMap((page) => (place('places', page) === page ? [] : [place('places', page)])))];
  const status = held ? (
    <Status tone="positive" glyph="tick">
      {t('rights.mine')}
    </Status>
  ) : (
    <AskForRight code={code} asked={asked_at !== null} />
  );
  return (
    <Section title={t(`options:permissions.${code}`)} action={isMain ? undefined : status}>
      <p className={faint}>
        {section ? `${t('rights.part', { section: t(`options:permissions.${section}`) })} · ` : ''}
        {t('rights.landing', { place: place('places', landing) })}
      </p>
      <div className={look.opened}>
        <Opened title={t('rights.pages')} list={named} />
        <Opened title={t('rights.acts')} list={acts.map((act) => name('acts', act))} />
      </div>
    </Section>
  );
}

function Opened({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3 className={look.caption}>{title}</h3>
      <ul className={look.list}>
        {list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

function AskForRight({ code, asked }: { readonly code: Code; readonly asked: boolean }) {
  const t = useT('colleagues');
  const bank = useBank();
  const ask = useAction((_: null, { key }) => bank.call('/colleagues/askRight', { code }, { key }), {
    says: ({ giver }) => t('rights.askedToast', { giver }),
    refreshes: [rightsKey],
  });
  if (asked) return <span className={faint}>{t('rights.asked')}</span>;
  const label = t('rights.askFor', { right: t(`options:permissions.${code}`) });
  return (
    <>
      <Button compact variant="secondary" aria-label={label} busy={ask.busy} onClick={() => void ask.run(null)}>
        {t('rights.ask')}
      </Button>
      <FailureNote failure={ask.failure} />
    </>
  );
}
