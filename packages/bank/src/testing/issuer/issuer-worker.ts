/** A simulated issuer in a process of its own, for the test that kills it: loads a card for ever and tells each answer as soon as it is there. */
import { writeSync } from 'node:fs';
import { openBooks } from '../../issuer-simulator/keeper.ts';
import { activeCard, sampleIssuer } from './sample-issuer.ts';

const [file = '', run = ''] = process.argv.slice(2);
const sample = sampleIssuer(openBooks(file));
const card_id = await activeCard(sample, `card of ${run}`, '0.00');
for (let turn = 0; ; turn++) {
  const load_id = `${run} ${turn}`;
  await sample.bank.load({ load_id, card_id, direction: 'load', amount: '1.00' });
  writeSync(1, `${load_id}\n`);
}
