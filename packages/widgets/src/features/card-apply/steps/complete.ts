/** The end of the form: the page's own checks, then the bank. */
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import type { ApplicationStore } from '../draft/application-store.ts';
import type { Emit } from '../../../runtime/element-port.ts';
import type { CardApplyProps } from '../apply-props.ts';
import { refuse, send } from './sending.ts';
import { isLost } from '../../../shared/client/faults.ts';
import { errorDetail } from '../../../shared/client/error-detail.ts';

/** Sentences of the page's own, at the fields that it names. */
class PageRefusal extends Error {
  readonly fields: readonly { readonly field: string; readonly rule: string; readonly msg: string }[];
  readonly shown = false;
  constructor(sentences: Readonly<Record<string, string>>) {
    super(Object.values(sentences).join(' '));
    this.fields = Object.entries(sentences).map(([field, msg]) => ({ field, rule: 'byPage', msg }));
  }
}

/** The page's checks do not work: its developer's business. A visitor reads that it did not work, as of every fault of a program. */
class PageFault extends TypeError {}

/** Sentences by field. Throws a PageFault where the page's function throws, or answers anything else. */
async function sentencesOf(beforeSubmit: CardApplyProps['beforeSubmit'], data: Values): Promise<Readonly<Record<string, string>>> {
  const answer: unknown = await Promise.resolve(data)
    .then(beforeSubmit ?? (() => undefined))
    .catch((cause: unknown) => {
      throw new PageFault(`beforeSubmit failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    });
  const said = Object.entries(answer ?? {}).filter(([, text]) => text !== undefined && text !== null && text !== '');
  if ((answer !== undefined && typeof answer !== 'object') || Array.isArray(answer) || said.some(([, text]) => typeof text !== 'string'))
    throw new PageFault(`beforeSubmit answered ${JSON.stringify(answer)?.slice(0, 80)} instead of sentences by field name`);
  return Object.fromEntries(said) as Readonly<Record<string, string>>;
}

type Asked = Pick<CardApplyProps, 'beforeSubmit'> & { readonly emit: Emit };

export async function complete({ beforeSubmit, emit }: Asked, store: ApplicationStore, data: Values, captcha: string): Promise<void> {
  try {
    const sentences = await sentencesOf(beforeSubmit, data);
    if (Object.keys(sentences).length > 0) return refuse(store, new PageRefusal(sentences));
    await send(store, data, captcha);
  } catch (error) {
    if (error instanceof PageFault) void emit('bank-error', { code: 0, kind: 'config', retryable: false, message: error.message });
    else if (!isLost(error)) void emit('bank-error', errorDetail(error)); // an outage is reported when it begins
    throw error;
  }
}
