import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { IconButton } from '@bankside/widgets/kit/action/icon-button.tsx';
import { Chip, Chips, ToggleChip } from '@bankside/widgets/kit/data/chip.tsx';
import { Crumbs, PageHead } from '@bankside/widgets/kit/nav/heading.tsx';
import { Section } from '@bankside/widgets/kit/nav/section.tsx';
import { ButtonLink, ExternalLink, Link } from '@bankside/widgets/kit/action/link.tsx';
import { TextButton } from '@bankside/widgets/kit/action/text-button.tsx';
import { Menu } from '@bankside/widgets/kit/overlay/menu.tsx';
import { LanguageSwitch, ThemeSwitch, type Theme } from '@bankside/widgets/kit/action/switches.tsx';
import { Tabs } from '@bankside/widgets/kit/nav/tabs.tsx';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useState } from 'react';
import type { Entry } from './entry.ts';
import * as look from './gallery.css.ts';

const nothing = () => undefined;

function Buttons() {
  const t = useT('gallery');
  return (
    <>
      <div className={look.row}>
        <Button variant="primary">{t('act.transfer')}</Button>
        <Button>{t('act.deposit')}</Button>
        <Button variant="quiet">{t('act.quiet')}</Button>
        <Button variant="danger">{t('act.block')}</Button>
        <Button variant="primary" disabled>
          {t('act.disabled')}
        </Button>
      </div>
      <div className={look.row}>
        <Button icon="download">{t('act.export')}</Button>
        <Button compact>{t('act.export')}</Button>
        <ButtonLink to="transfer" icon="add">
          {t('act.transfer')}
        </ButtonLink>
        <IconButton icon="bell" label={t('act.open')} />
        <IconButton icon="close" label={t('act.open')} />
      </div>
      <Button variant="primary" wide>
        {t('act.send')}
      </Button>
    </>
  );
}

function BusyButtons() {
  const t = useT('gallery');
  return (
    <div className={look.row}>
      <Button variant="primary" busy>
        {t('act.send')}
      </Button>
      <Button busy icon="download">
        {t('act.export')}
      </Button>
      <Button variant="danger" busy>
        {t('act.block')}
      </Button>
    </div>
  );
}

function Links() {
  const t = useT('gallery');
  return (
    <div className={look.row}>
      <Link to="transactions">{t('act.all')}</Link>
      <Link to="transactions" plain>
        {t('act.all')}
      </Link>
      <ExternalLink href="https://bankside.example/terms">{t('act.terms')}</ExternalLink>
      <TextButton>{t('act.another')}</TextButton>
    </div>
  );
}

function ChipRow() {
  const t = useT('gallery');
  const [on, setOn] = useState(true);
  return (
    <Chips name={t('chip.filters')}>
      <Chip label={t('head.status')} onOpen={nothing} />
      <Chip label={t('chip.currency')} value="USD" onOpen={nothing} onClear={nothing} />
      <ToggleChip on={on} onChange={setOn}>
        {t('chip.active')}
      </ToggleChip>
      <ToggleChip on={false} onChange={nothing}>
        {t('word.expired')}
      </ToggleChip>
    </Chips>
  );
}

function MenuRow() {
  const t = useT('gallery');
  return (
    <div className={look.row}>
      <Menu
        label={t('act.open')}
        entries={[
          { label: t('act.transfer'), onChoose: nothing },
          { label: t('act.deposit'), onChoose: nothing },
          'rule',
          { caption: t('head.status') },
          { label: t('act.block'), danger: true, onChoose: nothing },
          { label: t('act.export'), blocked: t('act.disabled'), onChoose: nothing },
        ]}
      />
      <Menu label="" icon="menu" name={t('act.open')} entries={[{ label: t('act.transfer'), onChoose: nothing }]} />
    </div>
  );
}

function TabRow() {
  const t = useT('gallery');
  const [tab, setTab] = useState<'fiat' | 'digital'>('fiat');
  return (
    <Tabs
      name={t('act.deposit')}
      tabs={[
        { key: 'fiat', label: t('tab.fiat') },
        { key: 'digital', label: t('tab.digital') },
      ]}
      value={tab}
      onChange={setTab}
    >
      {t(`tab.${tab}`)}
    </Tabs>
  );
}

function Switches() {
  const language = useLanguage();
  const [theme, setTheme] = useState<Theme>('auto');
  return (
    <div className={look.column}>
      <LanguageSwitch value={language} onChange={nothing} />
      <LanguageSwitch kind="menu" value={language} onChange={nothing} />
      <ThemeSwitch value={theme} onChange={setTheme} />
    </div>
  );
}

function Headings() {
  const t = useT('gallery');
  return (
    <>
      <Crumbs crumbs={[{ label: t('crumb.payees'), to: 'payees' }, { label: t('crumb.new') }]} />
      <Section title={t('head.details')} action={<Link to="transactions">{t('act.all')}</Link>}>
        {t('text.body')}
      </Section>
    </>
  );
}

function Head() {
  const t = useT('gallery');
  return (
    <PageHead
      title={t('crumb.new')}
      crumbs={[{ label: t('crumb.payees'), to: 'payees' }, { label: t('crumb.new') }]}
      lead={t('text.older')}
      actions={<Button icon="download">{t('act.export')}</Button>}
      ruled
    />
  );
}

export const acts: readonly Entry[] = [
  { name: 'button', Render: Buttons },
  { name: 'button-busy', Render: BusyButtons },
  { name: 'link', Render: Links },
  { name: 'chip', Render: ChipRow },
  { name: 'menu', Render: MenuRow },
  { name: 'tabs', Render: TabRow },
  { name: 'switches', Render: Switches },
  { name: 'section', Render: Headings },
  { name: 'page-head', Render: Head, alone: true },
];
