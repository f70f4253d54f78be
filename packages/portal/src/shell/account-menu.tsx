/** The person, and what hangs from them: profile, appearance, the ways out (D-132). */
import { useState } from 'react';
import { useStore } from 'zustand';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import { session } from '@bankside/core/session/session.ts';
import { Avatar } from '@bankside/widgets/kit/icon/avatar.tsx';
import { ConfirmDialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { useLinks } from '@bankside/widgets/kit/action/link-resolver.ts';
import { Menu } from '@bankside/widgets/kit/overlay/menu.tsx';
import type { MenuEntry } from '@bankside/widgets/kit/overlay/menu-entries.ts';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { usePicture } from '@bankside/widgets/shared/files/picture.ts';
import { person } from '../session/person.ts';
import { signOut } from '../session/sign-out.ts';
import { useFeedback } from './header-acts.tsx';
import { useSearch } from './palette/palette-keys.tsx';
import { chooseTheme, theme, themes } from '../theme.ts';
import * as look from './account-menu.css.ts';

const out = (everywhere: boolean) => void signOut({ reason: 'user', everywhere });

export function AccountMenu({ bare = false }: { /** Of staff: without profile and feedback. */ readonly bare?: boolean }) {
  const t = useT('shell');
  const links = useLinks();
  const appearance = useStore(theme, (state) => state.current);
  const { username, userType, avatar } = useStore(session);
  const name = useStore(person, (state) => state.info?.full_name) ?? username;
  const [asked, setAsked] = useState(false);
  const isPhone = useMedia(media.phone);
  const feedback = useFeedback();
  const search = useSearch(bare ? 'desk' : 'client');
  const entries: MenuEntry[] = [
    ...(bare ? [] : [{ label: t('places.profile'), onChoose: () => links.go('profile') }]),
    ...(isPhone ? [{ label: t('search'), onChoose: search.show }] : []),
    ...(isPhone && !bare ? [{ label: t('feedback'), onChoose: feedback.show }] : []),
    ...(bare && !isPhone ? [] : (['rule'] as const)),
    { caption: t('shared:kit.theme.name') },
    ...themes.map((each) => ({ label: t(`shared:kit.theme.${each}`), checked: each === appearance, onChoose: () => chooseTheme(each) })),
    'rule',
    { label: t('portal:signOut'), onChoose: () => out(false) },
    { label: t('everywhere.act'), onChoose: () => setAsked(true) },
  ];
  const kind = userType === userTypes.main ? 'main' : userType === userTypes.staff ? 'staff' : 'sub';
  return (
    <div className={look.person}>
      <Avatar name={name} src={usePicture(avatar)} />
      <div className={look.words}>
        <Menu label={<span className={look.name}>{name}</span>} name={t('accountMenu', { name })} entries={entries} />
        <span className={look.kind}>{t(`kinds.${kind}`)}</span>
      </div>
      {feedback.dialog}
      {search.dialog}
      {asked && (
        <ConfirmDialog
          title={t('everywhere.title')}
          text={t('everywhere.text')}
          act={t('everywhere.act')}
          onAct={() => out(true)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
