/** The portal: what surrounds every page, and the page that the guard opens. */
import '@bankside/widgets/kit/theme/base.css.ts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { langTags } from '@bankside/core/rules/languages.ts';
import { languageOf } from '@bankside/core/i18n/i18n.ts';
import { joinTabs } from '@bankside/core/session/tabs.ts';
import { UnsavedContext } from '@bankside/widgets/kit/form/engine/use-unsaved.ts';
import { adoptSheets } from '@bankside/widgets/kit/theme/sheets.ts';
import { addFonts } from '@bankside/widgets/kit/theme/fonts.ts';
import { I18nProvider, useLanguage } from '@bankside/widgets/kit/words.tsx';
import { HostProvider } from '@bankside/widgets/runtime/host-context.tsx';
import { portalHost } from '@bankside/widgets/runtime/portal-host.ts';
import { bank } from './session/bank.ts';
import { i18n } from './i18n.ts';
import { links, tellUnsaved, watchBrowser } from './routing/navigation.ts';
import { Pages } from './routing/pages.tsx';
import { reloadUser, watchSession } from './session/person.ts';
import { Notices } from './shell/dialogs/notices.tsx';
import { Overlay } from './shell/dialogs/overlay.tsx';
import { leave } from './session/leave.ts';

const host = portalHost({ client: bank, links, language: () => languageOf(i18n) });

export function showApp(): void {
  adoptSheets(document);
  addFonts();
  watchBrowser();
  joinTabs(
    (reason) => leave(reason),
    () => void reloadUser(),
  );
  watchSession();
  const root = document.getElementById('app');
  if (root)
    createRoot(root).render(
      <I18nProvider i18n={i18n}>
        <App />
      </I18nProvider>,
    );
}

function App() {
  const current = useLanguage();
  useEffect(() => {
    document.documentElement.lang = langTags[current];
  }, [current]);
  return (
    <HostProvider value={host}>
      <UnsavedContext value={tellUnsaved}>
        <Pages />
        <Notices />
        <Overlay />
      </UnsavedContext>
    </HostProvider>
  );
}
