/** Issued cards at the desk; one file for each kind of work. */
import { cardCase } from './card-case.ts';
import { deciding } from './deciding.ts';
import { differences } from './differences.ts';
import { list } from './list.ts';

export const issuedCardDesk = { ...list, ...cardCase, ...deciding, ...differences };
