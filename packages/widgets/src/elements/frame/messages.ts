/** What an element and its frame may tell each other. Each side reads what arrives by these rows and drops the rest. */
import { either, flag, number, oneOf, plain, record, shape, text, type Read, type ReadBy } from './schema.ts';

const counted = number(1, Number.MAX_SAFE_INTEGER);
const word = text(80);
const sentence = text(2000);
const values = record(5000);

/** Answers an ask of the other side; `refused` says why there is no value. */
export const answer = shape({ kind: oneOf('answer'), id: counted }, { value: plain(5000), refused: sentence });

/** The first word of a frame, sent to the page that embeds it: it holds only what that page gave to it. */
export const hello = shape({ bankside: oneOf('hello'), nonce: word });
/** And the answer, which brings the port that everything else goes through. */
export const welcome = shape({ bankside: oneOf('welcome'), nonce: word });

const looks = record(80);
export const settings = shape(
  { kind: oneOf('settings'), locale: word, theme: oneOf('light', 'dark'), looks, place: word, hasSession: flag, hasBeforeSubmit: flag },
  {
    density: word,
    variant: word,
    linkPath: text(200),
    userRef: text(200),
    step: word,
    readonly: flag,
    hideHeader: flag,
    autofocus: flag,
    metrics: flag,
    applicationNo: text(200),
    viewToken: text(400),
    asset: word,
    network: word,
    showRecords: flag,
    cardId: word,
    actions: text(200),
    prefill: values,
    fields: values,
    messages: values,
    translations: values,
  },
);
const command = shape({
  kind: oneOf('command'),
  id: counted,
  name: oneOf('refresh', 'goTo', 'saveDraft', 'discardDraft', 'reset', 'focus'),
  step: word,
});
/** A face of the page's: the file itself, since the frame may fetch nothing of theirs (D-396). */
const bytes: Read<ArrayBuffer> = (value) => (value instanceof ArrayBuffer && value.byteLength <= 1_000_000 ? value : undefined);
const face = shape({ kind: oneOf('face'), family: word, bytes });
export const toFrame = either(settings, command, face, answer);
export type ToFrame = ReadBy<typeof toFrame>;
export type FrameSettings = ReadBy<typeof settings>;

const event = shape({ kind: oneOf('event'), id: counted, name: text(40), detail: record(500) });
const state = shape({
  kind: oneOf('state'),
  state: oneOf('idle', 'loading', 'ready', 'submitting', 'done', 'error', 'expired'),
});
const size = shape({ kind: oneOf('height'), height: number(0, 100_000) });
const title = shape({ kind: oneOf('title'), title: text(200) });
const ask = shape({ kind: oneOf('ask'), id: counted, what: oneOf('token', 'beforeSubmit'), values });
const trouble = shape({
  kind: oneOf('trouble'),
  trouble: shape(
    {
      kind: oneOf(
        'load',
        'config',
        'auth',
        'network',
        'timeout',
        'validation',
        'permission',
        'business',
        'upload',
        'render',
        'unsupported',
      ),
      message: sentence,
    },
    { requestId: text(200), code: number(0, 99_999) },
  ),
});
export const toHost = either(event, state, size, title, ask, trouble, answer);
export type ToHost = ReadBy<typeof toHost>;
export type Answer = ReadBy<typeof answer>;
