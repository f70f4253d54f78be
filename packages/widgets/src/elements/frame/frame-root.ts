/** What is in a frame's page: an element's inside, without the element's public face. */
import { createStore } from 'zustand/vanilla';
import type { Tag } from '@bankside/core/rules/tags.ts';
import { readLanguage } from '@bankside/core/rules/languages.ts';
import type { Appearance, Commands, ElementState, ElementPort, FieldErrors, Settings } from '../../runtime/element-port.ts';
import { mountInPage } from '../base/in-page.tsx';
import { shellOf } from '../base/shell.ts';
import type { Trouble } from '../base/mount.ts';
import { bindTheme } from '../look/theme.ts';
import { frameKeep } from './frame-keep.ts';
import type { Line } from './line.ts';
import type { FrameSettings, ToFrame, ToHost } from './messages.ts';
import { record, shape, text } from './schema.ts';
import { titleOf } from './titles.ts';
import { ownOrigin } from '../../runtime/page-origin.ts';

type Command = Extract<ToFrame, { kind: 'command' }>;
type Side = Line<ToHost>;

const tokenRead = shape({ token: text(4000), userid: text(200), expiresAt: text(80) });
/** What the page's functions become here: questions to it. */
const questions = (line: Side) => ({
  session: {
    async fetchToken(ended?: string) {
      const values = ended === undefined ? {} : { ended };
      const token = tokenRead(await line.ask({ kind: 'ask', what: 'token', values }));
      if (!token) throw new Error('the page gave no token');
      return token;
    },
  },
  /** Judged as in the page, where it may be anything. */
  beforeSubmit: async (values: Readonly<Record<string, unknown>>) =>
    (await line.ask({ kind: 'ask', what: 'beforeSubmit', values: record(5000)(values) ?? {} })) as FieldErrors,
});

export class FrameRoot extends HTMLElement {
  readonly #states = this.attachInternals().states;
  readonly #settings = createStore<Settings>(() => ({}));
  #commands: Partial<Commands> = {};
  #place = '';
  #update: ((settings: FrameSettings) => void) | undefined;

  /** The first word of the page around starts the view, each other one changes its settings. */
  applySettings(settings: FrameSettings, tag: Tag, line: Side): void {
    this.#update ??= this.#start(settings, tag, line);
    this.#update(settings);
  }
  async runCommand({ name, step }: Command): Promise<void> {
    await this.#commands[name]?.(step);
  }

  #start(first: FrameSettings, tag: Tag, line: Side): (settings: FrameSettings) => void {
    const shell = shellOf(this, tag);
    const binding = bindTheme(shell.root, this.#states);
    const asked = questions(line);
    this.#place = first.place;
    shell.adopt();
    const tellHeight = () => line.tell({ kind: 'height', height: Math.ceil(this.getBoundingClientRect().height) });
    new ResizeObserver(tellHeight).observe(this);
    const update = ({ kind: _kind, theme, looks, place: _place, hasSession, hasBeforeSubmit, ...rest }: FrameSettings) => {
      const locale = readLanguage(rest.locale);
      const appearance = looks as Appearance;
      binding.update({ theme, density: rest.density, appearance, locale });
      shell.speak(locale);
      document.documentElement.style.colorScheme = theme; // else the browser lays a sheet of paper under the frame
      const { title, lang } = titleOf(tag, rest.locale, rest.translations);
      document.documentElement.lang = lang;
      document.title = title;
      line.tell({ kind: 'title', title });
      const functions = { ...(hasSession && { session: asked.session }), ...(hasBeforeSubmit && { beforeSubmit: asked.beforeSubmit }) };
      this.#settings.setState({ ...(rest as Settings), theme, appearance, ...functions }, true);
    };
    update(first);
    const fail = (trouble: Trouble) => line.tell({ kind: 'trouble', trouble: withoutGaps(trouble) });
    const settle = (state: ElementState) => {
      if (state === 'loading' || state === 'idle') return;
      shell.settled();
      tellHeight(); // before the room that was kept is given back
    };
    mountInPage({ host: this.#host(tag, line, settle), container: shell.clear(), fail }).then(
      () => shell.shown(),
      (fault: unknown) => fail({ kind: 'load', message: fault instanceof Error ? fault.message : String(fault) }),
    );
    return update;
  }

  #host(tag: Tag, line: Side, settle: (state: ElementState) => void): ElementPort {
    return {
      tag,
      instanceId: this.#place,
      bankOrigin: ownOrigin,
      settings: this.#settings.getState,
      subscribe: this.#settings.subscribe,
      emit: async (name, detail) => (await line.ask({ kind: 'event', name, detail: record(500)(detail) ?? {} })) !== false,
      state: (next) => {
        settle(next);
        line.tell({ kind: 'state', state: next });
      },
      answer: (commands) => {
        this.#commands = commands;
        return () => {
          if (this.#commands === commands) this.#commands = {};
        };
      },
      keep: frameKeep(this.#place),
      isolate: () => undefined,
    };
  }
}
customElements.define('bankside-frame', FrameRoot);

const withoutGaps = ({ kind, message, requestId, code }: Trouble) => ({
  kind,
  message,
  ...(requestId !== undefined && { requestId }),
  ...(code !== undefined && { code }),
});
