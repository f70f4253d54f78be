/** What a link says, as the form needs it. */
import { variantOf, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import type { LinkParam } from '../../../shared/client/link-client.ts';
import type { Opened } from './source.ts';

export const openedBy = (link: LinkParam, given: ApplyVariant | undefined): Opened => ({
  kind: 'link',
  company: link.company_display_name,
  variant: variantOf(link.variant, given),
  applicantTypes: link.applicant_types,
  branding: link.branding,
  hidden: link.hidden_fields,
  captcha: link.captcha_required,
  tier: link.tier,
  cardClass: link.card_class,
  today: link.today,
  directors: [],
  ...(link.isolation === 'frame' && !link.link_token && { framed: true }),
});
