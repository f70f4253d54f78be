/** The oldest browsers that the guide names: what is newer than Chrome 125, Firefox 126 and Safari 17.5 is taken away, and every tag works. */
import { tags } from '@bankside/core/rules/tags.ts';
import { labelOf } from '../support/applicant.ts';
import { expect, tagOf, test, untilReady } from '../support/partner-page.ts';
import { word } from '../support/words.ts';

/** In the page and in each frame of it, before any script. */
const olden = () => {
  const newer: readonly (readonly [object | undefined, readonly string[]])[] = [
    [URL, ['parse']],
    [Promise, ['try']],
    [RegExp, ['escape']],
    [Math, ['sumPrecise', 'f16round']],
    [Error, ['isError']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Reflect.get(window, 'Iterator') as object | undefined, ['from', 'concat', 'zip']],
    [Element.prototype, ['moveBefore', 'setHTML', 'getHTML', 'ariaActiveDescendantElement']],
    [Node.prototype, ['moveBefore']],
    [Document.prototype, ['moveBefore', 'startViewTransition']],
    [window, ['Temporal', 'scheduler', 'navigation']],
    [Intl, ['DurationFormat']],
  ];
  for (const [holder, names] of newer) for (const name of names) if (holder) Reflect.deleteProperty(holder, name);
};

test('every tag works without what came later', async ({ embed, page }) => {
  await page.addInitScript(olden);
  await embed({ body: tags.map((tag) => tagOf(tag)).join('') });
  for (const tag of tags) await untilReady(page, tag);
  const form = page.locator('card-apply');
  await form.getByLabel(labelOf('first_name', 'en'), { exact: true }).fill('Aiko');
  await form.getByRole('combobox').first().click();
  await expect(form.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: word('apply-start:privacy'), exact: true }).click();
  await expect(form.getByRole('dialog')).toBeVisible();
});
