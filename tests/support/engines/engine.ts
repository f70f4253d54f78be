/** A browser that is driven by WebDriver's commands, whichever way they reach it: by HTTP, or by Firefox's own Marionette. */
import { setTimeout as pause } from 'node:timers/promises';

/** One command and its answer, with the names of the WebDriver standard. */
export type Driver = {
  readonly name: 'firefox' | 'webkit' | 'chromium';
  readonly version: string;
  go(url: string): Promise<void>;
  /** The body of an asynchronous function; the last of its arguments takes { value } or { fault }. */
  script(body: string, args: readonly unknown[]): Promise<{ readonly value?: unknown; readonly fault?: string }>;
  /** Into a field of files. */
  file(element: unknown, path: string): Promise<void>;
  /** What keyboard and mouse do; keys go to whatever has the focus, also within a shadow root. */
  actions(actions: readonly object[]): Promise<void>;
  /** Into this frame; null is the page. */
  frame(element: unknown): Promise<void>;
  stop(): Promise<void>;
};

/** Functions reach a page as text: some compilers put a call of this around those that have a name. */
const prelude = 'const __name = (each) => each; const given = [...arguments]; const done = given.pop();';

export type Engine = Driver & {
  /** Focuses it and types. */
  keys(element: unknown, text: string): Promise<void>;
  /** With a mouse, at its middle: WebDriver's own click takes an element of a shadow root for covered by its host. */
  press(element: unknown): Promise<void>;
  /** Runs a function in the page: it knows its arguments and nothing around it. */
  run<A extends readonly unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Asks until the page answers something. */
  until<A extends readonly unknown[], R>(what: string, work: (...args: A) => R | undefined | null | false, ...args: A): Promise<R>;
};

export function engineOf(driver: Driver): Engine {
  const run: Engine['run'] = async (work, ...args) => {
    const body = `${prelude} (async () => (${work.toString()})(...given))().then((value) => done({ value: value === undefined ? null : value }), (fault) => done({ fault: String(fault && fault.stack || fault) }));`;
    const { value, fault } = await driver.script(body, args);
    if (fault !== undefined) throw new Error(`${driver.name}: ${fault}`);
    return value as never;
  };
  return {
    ...driver,
    run,
    keys: async (element, text) => {
      await run((each) => {
        (each as HTMLElement).focus();
        if (each instanceof HTMLInputElement && each.value !== '') each.select(); // typed over
      }, element);
      const presses = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.actions([{ type: 'key', id: 'keyboard', actions: presses }]);
    },
    press: async (element) => {
      const [x, y] = await run((each) => {
        (each as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = (each as Element).getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
      }, element);
      const presses = [{ type: 'pointerMove', duration: 0, x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]; // prettier-ignore
      await driver.actions([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: presses }]);
    },
    until: async (what, work, ...args) => {
      const ends = Date.now() + 20_000;
      let last = '';
      while (Date.now() < ends) {
        const found = await run(work, ...args).catch((fault: unknown) => void (last = String(fault)));
        if (found !== undefined && found !== null && found !== false) return found;
        await pause(60);
      }
      throw new Error(`${driver.name}: ${what} did not come ${last}`);
    },
  };
}
