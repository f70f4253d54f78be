/** A bank's own figures (D-430), asked once by a page, beside whatever it asks first. */
import { inForce, policyPath, policyStart } from '../rules/policy/policy-start.ts';
import type { Transport } from './transport/request.ts';

const asked = new Map<string, Promise<void>>();

/** `origin`: 'https://bank.example', or '' on its own pages. Without an answer those stay that the page was built with. */
export function takeFigures(origin: string): Promise<void> {
  const known = asked.get(origin);
  if (known) return known;
  const signal = AbortSignal.timeout(policyStart.embed.patienceMs);
  const figures = fetch(origin + policyPath, { signal, credentials: 'omit' })
    .then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      const given = (await answer.json()) as object;
      if (inForce.adopt) inForce.adopt(given);
      else inForce.policy = given;
    })
    .catch(async () => void (await import('../rules/policy/policy.ts')))
    .catch(() => void asked.delete(origin)); // a line that is dead brings neither: the next call asks again
  asked.set(origin, figures);
  return figures;
}

/** No answer is there before the figures that its page shows beside it. */
export const withFigures =
  (origin: string, transport: Transport): Transport =>
  async (request) => {
    const [answer] = await Promise.all([transport(request), takeFigures(origin)]);
    return answer;
  };
