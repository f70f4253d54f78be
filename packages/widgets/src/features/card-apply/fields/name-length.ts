import { policy } from '@bankside/core/rules/policy/policy.ts';

/** 26 places, the company's prefix and a space taken off (APP-07). */
export const lengthBeside = (prefix: string): number => policy.card.nameMax - (prefix ? prefix.length + 1 : 0);
