import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { acts } from './acts.tsx';
import { fieldStates } from './field-states.tsx';
import { figures } from './figures.tsx';
import { forms } from './forms.tsx';
import * as look from './gallery.css.ts';
import { lists } from './lists.tsx';
import { overlays } from './overlays.tsx';
import { states } from './states.tsx';
import type { Entry } from './entry.ts';

/** Every component of the kit in every state. Screenshot and accessibility tests are generated from these names. */
const entries: readonly Entry[] = [...figures, ...states, ...acts, ...forms, ...fieldStates, ...lists, ...overlays];

/** Those that lie over the page have a page each. */
const alone = entries.filter((entry) => entry.alone).map(({ name }) => name);

export function Gallery({ only }: { readonly only: readonly string[] }) {
  const t = useT('gallery');
  const unknown = only.find((name) => !entries.some((entry) => entry.name === name));
  const shown = only.length > 0 ? entries.filter(({ name }) => only.includes(name)) : entries.filter((entry) => !entry.alone);
  return (
    <main className={look.page} data-alone={alone.join(' ')}>
      <h1 className={look.title}>
        <Brand name={t('title')} />
      </h1>
      {unknown !== undefined && <p role="alert">{t('unknown', { name: unknown })}</p>}
      <div className={look.grid}>
        {shown.map(({ name, wide, Render }) => (
          <section key={name} id={name} data-entry={name} aria-label={name} className={wide ? `${look.entry} ${look.wide}` : look.entry}>
            <p className={look.name} lang="en">
              {name}
            </p>
            <Render />
          </section>
        ))}
      </div>
    </main>
  );
}
