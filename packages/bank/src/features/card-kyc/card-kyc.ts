import type { cardKyc as calls } from '@bankside/core/contract/card-kyc.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { downloads } from './download.ts';
import { reading } from './reading.ts';
import { updates } from './updates.ts';

export const cardKyc: Handlers<typeof calls> = { ...reading, ...downloads, ...updates };
