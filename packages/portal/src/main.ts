/**
 * The first module: theme, version guard, then everything that the first screen needs at once, so that the chain of
 * requests stays short (PERF-09).
 */
import './theme.ts';
import { takeFigures } from '@bankside/core/client/figures.ts';
import { isBuilt, placeAt, places, type BuiltPlace } from '@bankside/core/rules/places.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { session } from '@bankside/core/session/session.ts';
import { isSignedIn } from '@bankside/core/session/user-session.ts';
import { askForSession } from '@bankside/core/session/tabs.ts';
import { versionChanged } from '@bankside/core/session/version.ts';
import { allWordFiles } from '@bankside/widgets/word-files.ts';
import { loadUser } from './session/person.ts';
import { insideRoutes, routeAt } from './routing/routes.ts';
import { prepare } from './routing/screens.ts';
import { loadWords } from './i18n.ts';

if (versionChanged(policy.app.version, localStorage, sessionStorage)) location.reload();
else void start();

async function start(): Promise<void> {
  const figures = takeFigures('');
  const app = import('./app.tsx');
  if (location.pathname !== places.login && location.pathname !== places.home) allWordFiles().catch(() => undefined);
  const words = loadWords('shared', 'form', 'portal');
  await askForSession(Date.now());
  if (isSignedIn(session.getState())) {
    insideRoutes.load().catch(() => undefined); // the guard asks for it again, and says so when it does not come
    loadUser(location.pathname === places.home); // while screens are on their way
  }
  await Promise.all([words, figures, prepare(firstPlace()).catch(() => undefined)]); // a screen that did not come says so itself
  (await app).showApp();
}

/** What will most likely be shown; the guard decides when it is. */
function firstPlace(): BuiltPlace {
  const asked = placeAt(location.pathname);
  const built = asked && isBuilt(asked) ? asked : 'login';
  return isSignedIn(session.getState()) || (routeAt(built)?.frame ?? 'main') !== 'main' ? built : 'login';
}
