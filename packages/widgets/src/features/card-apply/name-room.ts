import { policy } from '@bankside/core/rules/policy.ts';

/** 26 places, the company's prefix and a space taken off (A68). */
export const roomBeside = (prefix: string): number => policy.card.nameMax - (prefix ? prefix.length + 1 : 0);
