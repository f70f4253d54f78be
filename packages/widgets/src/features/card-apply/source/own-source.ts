/** By somebody who is signed in, for their company (APP-01): drafts are applications that are not submitted. */
import type { Client } from '@bankside/core/client/client.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { applicationSteps, variantOf, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import type { ElementPort, Emit } from '../../../runtime/element-port.ts';
import type { WidgetHost } from '../../../runtime/host.ts';
import { isRefused } from '../../../shared/client/faults.ts';
import { fileMap } from './link-source.ts';
import { reportedSource } from './reported-source.ts';
import type { Source } from './source.ts';

type Setting = {
  readonly bank: Client;
  readonly applicationId?: string | undefined;
  readonly variant?: ApplyVariant | undefined;
  readonly keep: ElementPort['keep'];
  readonly user: WidgetHost['user'];
};
const place = 'draft.own';
const quiet = { background: true } as const;

export function ownSource({ bank, applicationId, variant = 'link', keep, user }: Setting): Source {
  let id = applicationId ?? keep.get(place) ?? undefined;
  return {
    bank,
    open: async () => {
      const [config, { list }] = await Promise.all([
        bank.call('/card/getConfig', {}, quiet),
        bank.call('/card/getDirectorList', {}, quiet),
      ]);
      return {
        kind: 'own',
        company: user.getState().info?.project_name ?? '',
        variant: variantOf('link', variant),
        applicantTypes: [...applicantTypes],
        branding: { prefix: user.getState().info?.company_abbreviation ?? '' },
        hidden: [],
        captcha: false,
        tier: config.tiers[0] ?? 'premier',
        cardClass: config.classes[0] ?? 'visa',
        today: config.today,
        directors: list,
      };
    },
    load: async () => {
      if (!id) return undefined;
      const found = await bank.call('/card/get', { id }, quiet).catch((error: unknown) => {
        if (isRefused(error) && error.refusal === 'notFound') return undefined;
        throw error;
      });
      if (found?.status !== 'uncommitted') {
        id = undefined; // it is on its way already
        keep.set(place, null);
        return undefined;
      }
      const { email_token: token, step, ...values } = found.form;
      return {
        step: applicationSteps.find((each) => each === step) ?? 'about',
        values,
        files: fileMap(found.files),
        emailToken: typeof token === 'string' ? token : '',
        savedAt: found.updated_at,
        version: found.version,
      };
    },
    save: async ({ step, values, emailToken }, { key, version }) => {
      const form = { ...values, step, ...(emailToken && { email_token: emailToken }) };
      const saved = await bank.call(
        '/card/submit',
        { draft: true, form, step, ...(id && { id }), ...(version !== undefined && { version }) },
        { ...quiet, key },
      );
      ({ id } = saved);
      keep.set(place, id);
      return { savedAt: new Date().toISOString(), version: saved.version };
    },
    discard: async () => {
      id = undefined;
      keep.set(place, null);
    },
    submit: async ({ emailToken }, data, _captcha, key) => {
      const form = { ...data, ...(id && { id }), email_token: emailToken } as InOf<'/card/submit'>; // the schemas of the steps have made it
      const sent = await bank.call('/card/submit', form, { key, ...quiet });
      keep.set(place, null);
      return { applicationNo: sent.application_no, status: sent.status, viewToken: '', receipt: '', id: sent.id };
    },
  };
}

/** Reported to the page around it. */
export const sourceOfOwn = ({ emit, ...setting }: Setting & { readonly emit: Emit }): Source => reportedSource(ownSource(setting), emit);
