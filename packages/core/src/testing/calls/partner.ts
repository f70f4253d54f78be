/** What a partner's server asks by its key: sessions for its pages, the events, and how one object is. */
import { tagOfEvent } from '../../rules/partner-events.ts';
import { sessionTags, type Tag } from '../../rules/tags.ts';
import { kycName } from '../company.ts';
import { minutesFrom, Refusal, secretOf } from '../state.ts';
import type { HandlersOf } from './handler.ts';

const sessionMinutes = 10;
/** The tags that a partner key of the kit opens. */
const isOpened = (tag: Tag) => (sessionTags as readonly Tag[]).includes(tag);

export const partner: HandlersOf<'/embed/session' | '/partner/events' | '/partner/status' | '/embed/signOut'> = {
  '/embed/session': ({ origin, ...asked }, { state, now }) => {
    const tags = 'tag' in asked ? [asked.tag] : asked.tags;
    const at = origin.toLowerCase();
    if (state.origins !== null && !state.origins.includes(at)) throw new Refusal('originNotAllowed', { field: 'origin' });
    const others = tags.filter((tag) => !isOpened(tag));
    if (others.length > 0)
      throw new Refusal('originNotAllowed', {
        field: 'tag' in asked ? 'tag' : 'tags',
        params: { context: 'tags', tags: others.join(', ') },
      });
    const token = secretOf(state, 'emb');
    const until = minutesFrom(now, sessionMinutes);
    state.tokens.set(token, { kind: 'person', tags, at, until });
    return {
      token,
      userid: '019a9c3e-7b20-7000-8000-000000000000',
      expires_at: new Date(until).toISOString(),
      expires_in_sec: sessionMinutes * 60,
    };
  },
  /** Without waiting: what there is, is there. */
  '/partner/events': ({ after = '0', about, limit = 50 }, { state }) => {
    const since = Number(after);
    const wanted = state.events
      .map((event, at) => ({ event, at: at + 1 }))
      .filter(({ event, at }) => at > since && (about === undefined || event.about === about));
    const list = wanted.slice(0, limit);
    return { list: list.map(({ event }) => event), next: String(list.at(-1)?.at ?? since), more: wanted.length > limit };
  },
  '/partner/status': ({ about }, { state }) => {
    if (about === 'company') return { about, kind: 'company', status: kycName(state) };
    const application = state.applications.find(({ id, application_no }) => [id, application_no].includes(about));
    if (application) return { about, kind: 'application', status: application.status };
    const last = state.events.findLast((event) => event.about === about);
    const status: unknown = last?.data['status'];
    if (!last || typeof status !== 'string') throw new Refusal('notFound');
    return { about, kind: tagOfEvent(last.type, last.data) === 'deposit-address' ? 'deposit' : 'card', status };
  },
  '/embed/signOut': (_input, { state, token }) => {
    state.tokens.delete(token);
    return {};
  },
};
