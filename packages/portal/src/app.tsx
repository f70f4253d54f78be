/** The portal: what surrounds every page, and the page that the guard opens. */
import '@bankside/widgets/kit/theme/base.css.ts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { language } from '@bankside/core/i18n/language.ts';
import { langTags } from '@bankside/core/rules/languages.ts';
import { joinTabs } from '@bankside/core/session/tabs.ts';
import { UnsavedContext } from '@bankside/widgets/kit/form/engine/use-unsaved.ts';
import { adoptSheets } from '@bankside/widgets/kit/theme/sheets.ts';
import { addFonts } from '@bankside/widgets/kit/theme/fonts.ts';
import { HostProvider } from '@bankside/widgets/runtime/host-context.tsx';
import { portalHost } from '@bankside/widgets/runtime/portal-host.ts';
import { bank } from './session/bank.ts';
import { links, tellUnsaved, watchBrowser } from './routing/navigation.ts';
import { Pages } from './routing/pages.tsx';
import { refreshPerson, watchSignIn } from './session/person.ts';
import { Notices } from './shell/dialogs/notices.tsx';
import { Overlay } from './shell/dialogs/overlay.tsx';
import { leave } from './session/sign-out.ts';

const host = portalHost({ client: bank, links });

export function showApp(): void {
  adoptSheets(document);
  addFonts();
  watchBrowser();
  joinTabs(
    (reason) => leave(reason),
    () => void refreshPerson(),
  );
  watchSignIn();
  const root = document.getElementById('app');
  if (root) createRoot(root).render(<App />);
}

function App() {
  const current = useStore(language, (state) => state.current);
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
