/** An apply link for the page that shows it, the lists of its form, and the QR code by which a phone goes on. */
import { callingCodes } from '../../rules/calling-codes.ts';
import { variants } from '../../rules/cards/applying.ts';
import {
  applicantTypes,
  cardClasses,
  cardTiers,
  cardTitles,
  documentLanguages,
  idTypes,
  proofOfAddressTypes,
} from '../../rules/options.ts';
import { policy } from '../../rules/policy/policy.ts';
import { applying, dayOf, leadTimes, minutesFrom, Refusal, secretOf, type Ctx, type Link, type LinkGuest } from '../state.ts';
import type { HandlersOf } from './handler.ts';

function openLink({ state }: Ctx, path: string): Link {
  const link = state.links.get(path);
  if (!link) throw new Refusal('linkInvalid');
  return link;
}
const isOurs = ({ state }: Ctx, origin: string) => origin === '' || origin === state.origin;
const mayEmbed = (ctx: Ctx, { origins }: Link, origin: string) => isOurs(ctx, origin) || origins === null || origins.includes(origin);

function tokenFor(ctx: Ctx, link: Link, given: Pick<LinkGuest, 'userRef' | 'tag'> & { readonly host: string }): string {
  const { state, origin, now } = ctx;
  const ours = isOurs(ctx, origin);
  if (!mayEmbed(ctx, link, origin) || (!ours && link.isolation === 'frame')) return '';
  const token = secretOf(state, 'lnk');
  const { userRef, tag, host } = given;
  const receiptsFor = ours && host !== '' && mayEmbed(ctx, link, host) ? host : origin;
  state.tokens.set(token, {
    kind: 'link',
    link,
    at: origin,
    receiptsFor,
    userRef,
    tag,
    until: minutesFrom(now, applying.linkTokenMinutes),
  });
  return token;
}
export function linkGuest({ guest }: Ctx): LinkGuest {
  if (guest?.kind !== 'link') throw new Refusal('sessionEnded');
  return guest;
}
const of = <T extends string>(list: readonly T[], first: T): T[] => list.filter((each) => each === first);

export const links: HandlersOf<'/card/getLinkParamByPath' | '/card/getConfig' | '/card/qrStart' | '/card/applyStatus' | '/card/qrOpened'> =
  {
    '/card/getLinkParamByPath': ({ link_path, userid = '', host_origin: host = '', tag = 'card-apply' }, ctx) => {
      const link = openLink(ctx, link_path);
      return {
        company_display_name: link.name,
        variant: link.variant,
        project_name: link.name,
        applicant_types: [...applicantTypes],
        branding: {},
        hidden_fields: [...link.hiddenFields],
        captcha_required: true,
        allowed_origins_ok: mayEmbed(ctx, link, ctx.origin),
        isolation: link.isolation,
        tier: 'premier',
        card_class: 'visa',
        link_token: tokenFor(ctx, link, { userRef: userid, tag, host }),
        expires_in_sec: applying.linkTokenMinutes * 60,
        today: dayOf(ctx.now),
      };
    },
    '/card/getConfig': ({ link_path }, ctx) => {
      const link = link_path === undefined ? null : openLink(ctx, link_path);
      return {
        titles: [...cardTitles],
        id_types: [...idTypes],
        poa_types: [...proofOfAddressTypes],
        languages: [...documentLanguages],
        countries: Object.keys(callingCodes),
        tiers: link ? of(cardTiers, 'premier') : [...cardTiers],
        classes: link ? of(cardClasses, 'visa') : [...cardClasses],
        limits: {
          file_bytes: policy.upload.slots.card.maxBytes,
          name_on_card: policy.card.nameMax,
          proof_days: policy.poa.cardDays,
          min_age: policy.card.minAge,
          review_days: leadTimes.reviewDays,
        },
        variant: link ? { name: link.variant, submit: variants[link.variant].submit, hidden_fields: [...link.hiddenFields] } : null,
        today: dayOf(ctx.now),
      };
    },
    '/card/qrStart': (_input, ctx) => {
      const { state, now } = ctx;
      const { link, userRef } = linkGuest(ctx);
      const [fill, follow] = [secretOf(state, 'qrf'), secretOf(state, 'qrs')];
      state.qr.set(follow, {
        fill,
        follow,
        link_path: link.path,
        opened: false,
        application: null,
        until: minutesFrom(now, applying.qrMinutes),
      });
      const query = new URLSearchParams({ link_path: link.path, ...(userRef ? { userid: userRef } : {}) });
      return {
        follow_token: follow,
        url: `${state.origin}/apply_card_by_qrcode?${query}#qr=${fill}`,
        expires_in_sec: applying.qrMinutes * 60,
      };
    },
    '/card/applyStatus': ({ follow_token }, { state, now }) => {
      const session = state.qr.get(follow_token);
      if (!session) throw new Refusal('notFound');
      const { application, opened, until } = session;
      const stage = until <= now.getTime() ? 'expired' : opened ? 'opened' : 'shown';
      return {
        state: application ? 'submitted' : stage,
        application_no: application?.application_no ?? '',
        status: application?.status ?? '',
      };
    },
    '/card/qrOpened': ({ qr_token }, { state }) => {
      for (const session of state.qr.values()) if (session.fill === qr_token) session.opened = true;
      return {};
    },
  };
