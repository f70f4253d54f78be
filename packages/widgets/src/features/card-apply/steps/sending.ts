/** Sending an application, and where it leads when the bank refuses it. Fetched while the form is filled in. */
import { variants } from '@bankside/core/rules/cards/applying.ts';
import { stepOf } from '@bankside/core/rules/cards/fields.ts';
import { refusedFields } from '../../../kit/form/engine/form-errors.ts';
import type { Values } from '../../../kit/form/engine/form-paths.ts';
import { isRefused, isShut, isUnreachable } from '../../../shared/client/faults.ts';
import type { ApplicationStore } from '../draft/application-store.ts';
import { uncertain } from '../source/uncertain.ts';

/** Refusals that may come without a field, and where they belong. */
const fieldOf: Partial<Record<string, string>> = {
  emailNotVerified: 'email',
  emailTaken: 'email',
  usernameTaken: 'username',
  captchaMissing: 'captcha',
  captchaIncorrect: 'captcha',
};
function atField(error: unknown): unknown {
  const field = isRefused(error) && fieldOf[error.refusal ?? ''];
  if (!isRefused(error) || !field) return error;
  return Object.assign(error, { fields: [{ field, rule: error.refusal ?? '', msg: error.message }] });
}

/** The bank failed on it: nothing of it is booked there. */
const isBroken = (error: unknown) => isRefused(error) && error.refusal === 'bankFault';

/** Leads to the step that holds what the bank refused; its form shows it. */
export function refuse(store: ApplicationStore, error: unknown): void {
  const { opened, step } = store.state();
  const placed = atField(error);
  const [first] = refusedFields(placed).map(({ field }) => field);
  if (isRefused(placed) && placed.refusal === 'emailNotVerified') store.put({ emailToken: '' });
  if (first === undefined || variants[opened?.variant ?? 'link'].onePage || stepOf(first) === step) throw placed;
  store.put({ refusal: placed });
  store.goTo(stepOf(first));
}

/** Once, however often it is asked for; while nobody knows whether it arrived, the same is asked again under the same key. */
export async function send(store: ApplicationStore, data: Values, captcha: string): Promise<void> {
  if (store.state().submitting !== 'no') return;
  if (!(await store.on('bank-submit', {}))) return;
  const { key } = store.intents.begin([data, captcha]);
  store.put({ submitting: 'sending', refusal: undefined, stopped: 'no' });
  try {
    await store.keep();
    const ask = () => store.source.submit(store.state(), data, captcha, key);
    const sent = await uncertain(ask, () => store.put({ submitting: 'checking' }));
    store.stop();
    store.put({ phase: 'done', sent, submitting: 'no' });
    void store.on('bank-submitted', { id: sent.applicationNo, status: sent.status, receipt: sent.receipt });
  } catch (error) {
    store.put({ submitting: 'no', stopped: isShut(error) ? 'shut' : isBroken(error) ? 'broken' : 'no' });
    if (isUnreachable(error)) throw error; // nobody knows: the key stays
    store.intents.settle();
    refuse(store, error);
  }
}
