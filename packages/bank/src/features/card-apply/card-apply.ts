import type { cardApply as calls } from '@bankside/core/contract/card-apply/card-apply.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { auditing } from './audit.ts';
import { config } from './config.ts';
import { drafts } from './drafts.ts';
import { linkParam } from './link-param.ts';
import { linkSubmits } from './link-submit.ts';
import { links } from './links.ts';
import { proofs } from './proofs.ts';
import { qr } from './qr.ts';
import { reading } from './reading.ts';
import { submits } from './submit.ts';

export const cardApply: Handlers<typeof calls> = {
  ...linkParam,
  ...config,
  ...drafts,
  ...proofs,
  ...linkSubmits,
  ...submits,
  ...reading,
  ...auditing,
  ...qr,
  ...links,
};
