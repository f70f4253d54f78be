/** A line over a message port: sends, asks and answers. What arrives is read before anybody sees it. */
import type { Answer } from './messages.ts';
import type { Read } from './schema.ts';

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (fault: Error) => void };
/** What is sent and wants an answer; the line adds the number by which the answer finds back. */
type Numbered<Out> = Out extends { readonly id: number } ? Omit<Out, 'id'> : never;

export type Line<Out> = {
  readonly tell: (message: Out) => void;
  /** Rejects when the other side refuses, and when the line is closed first. */
  readonly ask: (message: Numbered<Out>) => Promise<unknown>;
  readonly answer: (id: number, work: Promise<unknown>) => void;
  readonly close: () => void;
};

export function openLine<In, Out>(
  port: MessagePort,
  read: Read<In | Answer>,
  onMessage: (message: Exclude<In, Answer>) => void,
): Line<Out> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data);
    if (message === undefined) return;
    if (!isAnswer(message)) return onMessage(message as Exclude<In, Answer>);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.refused === undefined) asked?.resolve(message.value);
    else asked?.reject(new Error(message.refused));
  });
  port.start();
  const reply = (answer: Answer) => port.postMessage(answer);
  return {
    tell: (message) => port.postMessage(message),
    ask(message) {
      last += 1;
      port.postMessage({ ...message, id: last });
      return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
    },
    answer(id, work) {
      work.then(
        (value) => reply({ kind: 'answer', id, value: value as NonNullable<Answer['value']> }),
        (fault: unknown) => reply({ kind: 'answer', id, refused: fault instanceof Error ? fault.message : String(fault) }),
      );
    },
    close() {
      port.close();
      for (const { reject } of waiting.values()) reject(new Error('the line is closed'));
      waiting.clear();
    },
  };
}
const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'answer';
