/** The lists and limits of every application form (APP-05). */
import { dayIn } from '@bankside/core/i18n/dates.ts';
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import { variants, type ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { callingCodes } from '@bankside/core/rules/calling-codes.ts';
import { cardClasses, cardTiers, cardTitles, documentLanguages, idTypes, proofOfAddressTypes } from '@bankside/core/rules/options.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { hiddenFields, openLink } from './link-param.ts';

export const config: Pick<Handlers<typeof cardApply>, 'config'> = {
  config: async ({ link_path }, { bank, db, address, now }) => {
    const link = link_path === undefined ? null : (await openLink(bank, db, link_path, address, now)).link;
    const { card, upload, poa, leadTimes } = bank.policy;
    const name = link?.variant as ApplyVariant;
    return {
      titles: [...cardTitles],
      id_types: [...idTypes],
      poa_types: [...proofOfAddressTypes],
      languages: [...documentLanguages],
      countries: Object.keys(callingCodes),
      tiers: cardTiers.filter((tier) => !link || link.tier === tier),
      classes: cardClasses.filter((each) => !link || link.card_class === each),
      limits: {
        file_bytes: upload.slots.card.maxBytes,
        name_on_card: card.nameMax,
        proof_days: poa.cardDays,
        min_age: card.minAge,
        review_days: leadTimes.reviewDays,
      },
      variant: link ? { name, submit: variants[name].submit, hidden_fields: hiddenFields(link) } : null,
      today: dayIn(now, bank.policy.bank.timeZone),
    };
  },
};
