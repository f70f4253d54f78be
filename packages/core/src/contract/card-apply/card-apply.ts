/** Applying for a debit card (APP-01, APP-20): by a signed-in director or associate, or by anybody through a link. */
import * as z from 'zod/mini';
import { languages } from '../../rules/languages.ts';
import {
  applicantTypes,
  applyVariants,
  cardClasses,
  cardTiers,
  cardTitles,
  documentLanguages,
  idTypes,
  proofOfAddressTypes,
} from '../../rules/options.ts';
import { applicationSteps } from '../../rules/cards/applying.ts';
import { cardGroupNames } from '../../rules/cards/actions.ts';
import { linkTags } from '../../rules/tags.ts';
import { CardRow } from '../cards/shapes.ts';
import { fields, between, username } from './application.ts';
import { Application, File, IssuedCard, Link, LinkParam, Sent } from './shapes.ts';
import type { Feature } from '../define.ts';
import { amount, captcha, day, email, emailCode, empty, id, page, pageOf, prose, time } from '../shapes.ts';

const linkPath = z.string().check(z.minLength(1, 'blank'), z.maxLength(80));
/** Opaque secrets: of a draft, an application's view, a QR session, an audit link. */
const secret = z.string().check(z.regex(/^[\w.-]{20,200}$/, 'id'));
const emailToken = z.string().check(z.minLength(1, 'emailNotVerified'), z.maxLength(300));
const status = z.string();

const linkForm = {
  link_path: linkPath,
  userid: z.optional(z.string().check(z.maxLength(64))),
  ...fields,
  email_token: emailToken,
  /** The draft that the files were sent to. */
  draft: secret,
  captcha: z.optional(captcha),
  locale: z.optional(z.enum(languages)),
};
const submitRefuses = [
  'linkInvalid',
  'usernameTaken',
  'emailTaken',
  'emailNotVerified',
  'captchaMissing',
  'captchaIncorrect',
  'fileMissing',
] as const;
const ofLinks = { who: '4', kyc: true, ours: true } as const;
/** What a company says of its link. limit: of all applications by it. last_day: by the bank's calendar. Empty is none. */
const linkTerms = {
  name: z.optional(z.string().check(z.trim(), z.maxLength(60, 'tooLong'), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'controlCharacters'))),
  limit: z.optional(z.string().check(z.trim(), z.regex(/^(?:[1-9]\d{0,4})?$/, 'linkLimit'))),
  last_day: z.optional(z.union([z.literal(''), day])),
};
export const cardApply = {
  directors: {
    path: '/card/getDirectorList',
    who: '4',
    kyc: true,
    in: empty,
    out: z.object({ list: z.array(z.object({ id, name: z.string(), id_number_masked: z.string(), has_application: z.boolean() })) }),
  },
  /** `draft: true` saves what is there, whatever is missing; `id` names the draft. */
  submit: {
    path: '/card/submit',
    who: '4',
    kyc: true,
    write: true,
    in: z.union([
      z.object({
        draft: z.literal(true),
        id: z.optional(id),
        version: z.optional(z.int()),
        form: z.record(z.string(), z.unknown()),
        step: z.optional(z.enum(applicationSteps)),
      }),
      z.object({ draft: z.optional(z.literal(false)), id: z.optional(id), ...fields, email_token: emailToken }).check(
        ...between,
        z.refine((form) => form.applicant_type !== 'director' || !!form.director_id, { path: ['director_id'], error: 'choose' }),
      ),
    ]),
    out: z.object({ id, application_no: z.string(), status, version: z.int() }),
    refuses: ['notFound', 'wrongState', 'changedMeanwhile', 'usernameTaken', 'emailTaken', 'emailNotVerified', 'fileMissing'],
  },
  record: {
    path: '/card/record',
    who: '4',
    kyc: true,
    in: z.object({
      ...page.shape,
      status: z.optional(z.string().check(z.maxLength(40))),
      keyword: z.optional(z.string().check(z.maxLength(100))),
      tab: z.optional(z.enum(['cards', 'applications'])),
      /** Of tab 'cards': states that belong together. */
      group: z.optional(z.enum(cardGroupNames)),
    }),
    out: z.object({
      /** Of tab 'cards': how many the same search finds in each group, whatever group is asked for. */
      counts: z.optional(z.record(z.enum(cardGroupNames), z.int())),
      /** Of tab 'cards' where nothing narrows it: what is on all of the company's cards, in US dollars. */
      balance: z.optional(amount),
      ...pageOf(
        z.object({
          id,
          application_no: z.string(),
          holder_name: z.string(),
          email: z.string(),
          applicant_type: z.enum(applicantTypes),
          application_status: status,
          company_decision: z.string(),
          source: z.string(),
          submitted_at: z.nullable(time),
          updated_at: time,
          /** Of tab 'cards' always; a card of a batch has no application, its fields are then empty. */
          card: z.nullable(CardRow),
          /** The latest card of the application; absent while there is none. */
          issued: z.optional(IssuedCard),
        }),
      ).shape,
    }),
  },
  config: {
    path: '/card/getConfig',
    who: 'anyone',
    in: z.object({ link_path: z.optional(linkPath) }),
    out: z.object({
      titles: z.array(z.enum(cardTitles)),
      id_types: z.array(z.enum(idTypes)),
      poa_types: z.array(z.enum(proofOfAddressTypes)),
      languages: z.array(z.enum(documentLanguages)),
      countries: z.array(z.string()),
      tiers: z.array(z.enum(cardTiers)),
      classes: z.array(z.enum(cardClasses)),
      limits: z.object({ file_bytes: z.int(), name_on_card: z.int(), proof_days: z.int(), min_age: z.int(), review_days: z.int() }),
      variant: z.nullable(z.object({ name: z.enum(applyVariants), submit: z.string(), hidden_fields: z.array(z.string()) })),
      today: day,
    }),
    refuses: ['linkInvalid'],
  },
  /** Invalid, closed and expired links answer alike. */
  linkParam: {
    path: '/card/getLinkParamByPath',
    who: 'anyone',
    in: z.object({
      link_path: linkPath,
      userid: z.optional(z.string().check(z.maxLength(64))),
      /** Said by our own page in a frame: the page around it, which a receipt is then for. Another page's word for it counts nothing. */
      host_origin: z.optional(z.string().check(z.maxLength(200))),
      /** What the token is for: the form, unless it says otherwise. */
      tag: z.optional(z.enum(linkTags)),
    }),
    out: LinkParam,
    refuses: ['linkInvalid'],
  },
  linkSubmit: {
    path: '/card/linkSubmit',
    who: 'link',
    write: true,
    in: z.object(linkForm).check(...between),
    out: Sent,
    refuses: submitRefuses,
  },
  linkSubmitQr: {
    path: '/card/linkSubmitQr',
    who: 'link',
    write: true,
    in: z.object({ ...linkForm, qr_token: z.optional(secret) }).check(...between),
    out: Sent,
    refuses: submitRefuses,
  },
  /** One's company's by id; with a view token the applicant's own; with an audit token what the company is to decide. */
  get: {
    path: '/card/get',
    who: ['4', 'audit-token'],
    in: z.object({
      id: z.optional(id),
      application_no: z.optional(z.string().check(z.maxLength(40))),
      view_token: z.optional(secret),
      audit_token: z.optional(secret),
    }),
    out: Application,
    refuses: ['notFound', 'linkInvalid'],
  },
  audit: {
    path: '/card/audit',
    who: ['4', 'audit-token'],
    write: true,
    in: z
      .object({
        id: z.optional(id),
        audit_token: z.optional(secret),
        decision: z.enum(['approve', 'reject'], 'choose'),
        reason: z.optional(prose(1000, 'reasonBlank')),
        version: z.optional(z.int()),
      })
      .check(z.refine((form) => form.decision === 'approve' || !!form.reason, { path: ['reason'], error: 'reasonBlank' })),
    out: z.object({ status, company_decision: z.string() }),
    refuses: ['notFound', 'linkInvalid', 'wrongState', 'changedMeanwhile'],
  },
  verifyCode: {
    path: '/card/verifyCode',
    who: ['link', '4', '12'],
    write: true,
    in: z.object({ email, email_code: emailCode }),
    out: z.object({ email_token: z.string(), expires_in_sec: z.int() }),
    refuses: ['codeIncorrect', 'codeExpired', 'codeLocked'],
  },
  verifyUsername: {
    path: '/card/verifyUsername',
    who: ['link', '4', '12'],
    in: z.object({ username, email: z.optional(email) }),
    /** `suggestion`: a free one like it, when it is taken. */
    out: z.object({ available: z.boolean(), suggestion: z.string() }),
  },

  draftSave: {
    path: '/card/draftSave',
    who: 'link',
    ours: true,
    in: z.object({
      handle: z.optional(secret),
      step: z.enum(applicationSteps),
      values: z.record(z.string().check(z.maxLength(60)), z.unknown()),
      email_token: z.optional(z.string().check(z.maxLength(300))),
    }),
    /** `handle` opens the draft. `ticket` does not: it may be kept where others read along, and leads to the draft by its email alone. */
    out: z.object({ handle: z.string(), ticket: z.string(), saved_at: time }),
    refuses: ['notFound'],
  },
  /** By a ticket and the proof of the email that is in the draft: a new handle, and the end of those before. */
  draftResume: {
    path: '/card/draftResume',
    who: 'link',
    ours: true,
    write: true,
    in: z.object({ ticket: secret, email, email_token: emailToken }),
    out: z.object({ handle: z.string(), ticket: z.string() }),
    refuses: ['notFound', 'emailNotVerified', 'draftOfAnotherEmail'],
  },
  /** By a handle or a ticket. Answers the same when there is no such draft any more. */
  draftDiscard: {
    path: '/card/draftDiscard',
    who: 'link',
    ours: true,
    in: z.object({ handle: z.optional(secret), ticket: z.optional(secret) }),
    out: empty,
  },
  draftLoad: {
    path: '/card/draftLoad',
    who: 'link',
    ours: true,
    in: z.object({ handle: secret }),
    out: z.object({
      step: z.enum(applicationSteps),
      values: z.record(z.string(), z.unknown()),
      files: z.array(File),
      email_token: z.string(),
      saved_at: time,
    }),
    refuses: ['notFound'],
  },
  /** The screen that shows a QR opens a session. `url` holds a secret to fill in with; `follow_token` never leaves the screen, and asks its outcome. */
  qrStart: {
    path: '/card/qrStart',
    who: 'link',
    ours: true,
    in: empty,
    out: z.object({ follow_token: z.string(), url: z.string(), expires_in_sec: z.int() }),
  },
  applyStatus: {
    path: '/card/applyStatus',
    who: 'anyone',
    ours: true,
    in: z.object({ follow_token: secret }),
    out: z.object({ state: z.enum(['shown', 'opened', 'submitted', 'expired']), application_no: z.string(), status }),
    refuses: ['notFound'],
  },
  /** The phone that has read the code has the form open. Answers nothing, whatever became of the code. */
  qrOpened: { path: '/card/qrOpened', who: 'anyone', ours: true, in: z.object({ qr_token: secret }), out: empty },
  links: { path: '/card/links', ...ofLinks, in: empty, out: z.object({ list: z.array(Link) }) },
  linkOpen: {
    path: '/card/linkOpen',
    ...ofLinks,
    write: true,
    in: z.object({ applicant_type: z.optional(z.enum(applicantTypes)), ...linkTerms }),
    out: Link,
  },
  linkPause: {
    path: '/card/linkPause',
    ...ofLinks,
    write: true,
    in: z.object({ id, version: z.int() }),
    out: Link,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
  /** All its terms anew: what is left out is taken away. With `reopen` one that is paused or full is open after it. */
  linkChange: {
    path: '/card/linkChange',
    ...ofLinks,
    write: true,
    in: z.object({ id, version: z.int(), reopen: z.boolean(), ...linkTerms }),
    out: Link,
    refuses: ['notFound', 'wrongState', 'changedMeanwhile'],
  },
} as const satisfies Feature;
