/** Every call that the kit answers by itself, by path. */
import type { Ctx } from '../state.ts';
import { applying } from './applying.ts';
import { cards } from './cards.ts';
import { deposits } from './deposits.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { kyc } from './kyc.ts';
import { links } from './links.ts';
import { partner } from './partner.ts';
import { proofs } from './proofs.ts';

type Handle = (input: never, ctx: Ctx) => unknown;
export const handlers: Readonly<Record<string, Handle>> = {
  ...applying,
  ...cards,
  ...deposits,
  ...drafts,
  ...files,
  ...kyc,
  ...links,
  ...partner,
  ...proofs,
};
