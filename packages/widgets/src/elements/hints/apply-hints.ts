/** What a page wants of <card-apply> that its form does not have. Fetched when the page wants something. */
import { fieldNames, isField } from '@bankside/core/rules/cards/fields.ts';
import type { Settings } from '../../runtime/element-port.ts';
import { plain, say } from './hints.ts';

export function hintApply({ variant, prefill = {}, fields = {} }: Settings, shown: string): void {
  if (variant && variant !== shown) say('card-apply', `variant="${variant}" is not for this link, which is shown as "${shown}"`);
  for (const [property, named] of Object.entries({ prefill, fields }))
    for (const name of Object.keys(named)) {
      if (isField(name)) continue;
      const like = fieldNames.find((known) => plain(known) === plain(name));
      say('card-apply', `${property} names no field of the form: ${name}${like ? `. Write ${like}` : ''}`);
    }
}
