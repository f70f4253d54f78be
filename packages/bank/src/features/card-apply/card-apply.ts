import type { cardApply as calls } from '@bankside/core/contract/card-apply.ts';
import type { Handlers } from '../../dispatch.ts';
import { config } from './config.ts';
import { drafts } from './drafts.ts';
import { linkParam } from './link-param.ts';

export const cardApply: Handlers<typeof calls> = { ...linkParam, ...config, ...drafts };
