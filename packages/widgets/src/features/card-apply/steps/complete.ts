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

type Asked = Pick<CardApplyProps, 'beforeSubmit'> & { readonly emit: Emit };

export async function complete({ beforeSubmit, emit }: Asked, store: ApplicationStore, data: Values, captcha: string): Promise<void> {
  const sentences = await beforeSubmit?.(data);
  if (sentences && Object.keys(sentences).length > 0) return refuse(store, new PageRefusal(sentences));
  try {
    await send(store, data, captcha);
  } catch (error) {
    if (!isLost(error)) void emit('bank-error', errorDetail(error)); // an outage is reported when it begins
    throw error;
  }
}
