/** Webhooks of the bank: each is verified with the secret that a member entered, and the newest are shown. One that comes twice counts once, by its id. */
import { Webhook } from 'standardwebhooks';
import { bodyOf, isOwn, json } from '../site.mjs';

const most = 50;

export function webhookReceiver(origin) {
  let secret = '';
  const events = [];

  function verified(body, headers) {
    try {
      return secret !== '' && new Webhook(secret).verify(body, headers) !== undefined;
    } catch {
      return false;
    }
  }

  return {
    take: async (request, response) => {
      const body = await bodyOf(request);
      const genuine = verified(body, request.headers);
      const id = String(request.headers['webhook-id'] ?? '');
      const again = genuine && events.some((each) => each.genuine && each.id === id);
      events.unshift({ id, genuine, again, at: new Date().toISOString(), body: genuine ? body : '' });
      events.length = Math.min(events.length, most);
      return json(response, genuine ? 200 : 401, { genuine });
    },
    enter: async (request, response) => {
      if (!isOwn(request, origin)) return json(response, 403, { error: 'not from our own page' });
      const given = JSON.parse(await bodyOf(request)).secret;
      if (!/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/.test(given)) return json(response, 400, { error: 'this is no secret of a webhook' });
      secret = given;
      return json(response, 200, {});
    },
    list: async (_request, response) => json(response, 200, { events, ready: secret !== '' }),
  };
}
