/**
 * Kestrel Freight Alliance, a company with a site of its own and no line of the bank's code. Its pages embed the bank's tags
 * by three lines; its server reads receipts and, for members who are signed in here, asks the bank for a session.
 *
 * PORT, BANK (the bank's origin), SITE_ORIGIN (ours, as visitors see it), and keys from the bank: PARTNER_KEY for /members,
 * KYC_KEY for /verify, where a company that is a member here proves to the bank who it is.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bodyOf, isOwn, json, openSite } from '../site.mjs';
import { receiptReader } from './receipts.mjs';
import { releaseOf } from './release.mjs';
import { webhookReceiver } from './webhooks.mjs';

const port = Number(process.env.PORT ?? 4001);
const bank = process.env.BANK ?? 'http://localhost:4000';
const origin = process.env.SITE_ORIGIN ?? `http://127.0.0.1:${port}`;
const readReceipt = receiptReader(bank, origin);
const webhooks = webhookReceiver(origin);

/** Applications of which we hold a receipt: one that is sent twice counts once. */
const received = new Set();

async function takeReceipt(request, response) {
  if (!isOwn(request, origin)) return json(response, 403, { error: 'not from our own page' });
  try {
    const proved = await readReceipt(await bodyOf(request));
    const again = received.has(proved.sub);
    received.add(proved.sub);
    return json(response, 200, { proved, again });
  } catch (fault) {
    return json(response, 400, { refused: fault.message });
  }
}

/** Members who are signed in here. The cookie is ours; the bank never sees it. */
const members = new Set();
const memberOf = (request) => /(?:^|; )member=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';

async function signIn(request, response) {
  const asked = new URLSearchParams(await bodyOf(request)).get('to');
  const secret = randomBytes(24).toString('hex');
  members.add(secret);
  const location = /^\/(verify|playground)\?lang=\w{2}$/.test(asked ?? '') ? asked : '/members';
  response.writeHead(303, { location, 'set-cookie': `member=${secret}; HttpOnly; SameSite=Strict; Path=/` }).end();
}

/** What our pages show to members, and the key of the company that it is about; a session for anything else nobody gets from us. */
const keys = new Map([
  ['card-apply', process.env.PARTNER_KEY],
  ['deposit-address', process.env.PARTNER_KEY],
  ['card-list', process.env.PARTNER_KEY],
  ['kyc-wizard', process.env.KYC_KEY],
]);

/** The key stays here; the page gets a token of ten minutes, for these tags and this origin. Tags of two companies have two keys, and no session together. */
async function bankSession(request, response) {
  if (!isOwn(request, origin) || !members.has(memberOf(request))) return json(response, 401, { error: 'sign in first' });
  const { tags = [] } = JSON.parse((await bodyOf(request)) || '{}');
  const [key, ...others] = new Set(tags.map((tag) => keys.get(tag)));
  if (!key || others.length > 0) return json(response, 400, { error: 'no such tags' });
  const answer = await fetch(`${bank}/api/v1/embed/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: key, userid: 'partner' },
    body: JSON.stringify({ tags, origin }),
  });
  const { code, msg, data } = await answer.json();
  if (code !== 200) return json(response, 502, { error: msg || 'the bank gave no session', code });
  return json(response, 200, { token: data.token, userid: data.userid, expiresAt: data.expires_at });
}

await openSite({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  port,
  bank,
  pages: {
    '/': 'link',
    '/framed': 'framed',
    '/framed-by-link': 'framed-by-link',
    '/custom': 'custom',
    '/aisport': 'aisport',
    '/qr': 'qr',
    '/status': 'status',
    '/members': 'members',
    '/verify': 'verify',
    '/pinned': 'pinned',
    '/playground': 'playground',
    '/webhooks': 'webhooks',
  },
  gets: { '/release': async (_request, response) => json(response, 200, await releaseOf(bank)), '/webhooks/events': webhooks.list },
  posts: {
    '/receipts': takeReceipt,
    '/sign-in': signIn,
    '/bank-session': bankSession,
    '/webhooks': webhooks.take,
    '/webhooks/secret': webhooks.enter,
  },
  values: async (page, request) => {
    const known = { origin, signedIn: members.has(memberOf(request)) ? 'yes' : 'no' };
    if (page !== 'pinned') return known;
    const { policy, importMap, ...release } = await releaseOf(bank);
    return { ...known, ...release, importMapScript: `<script type="importmap">${importMap}</script>`, scripts: policy };
  },
});
