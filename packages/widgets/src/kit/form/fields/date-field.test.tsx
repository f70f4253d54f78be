import { day } from '@bankside/core/contract/shapes.ts';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from './date-field.tsx';
import { readDay } from './date-text.ts';
import type { Schema } from '../engine/form-errors.ts';
import { read, type Values } from '../engine/form-paths.ts';
import { paste, places, show, speak } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { fieldNamed } from '../engine/field-name.ts';

/** The contract's day, as a form of one field. */
function ofBorn(values: unknown): ReturnType<Schema<Values>['safeParse']> {
  const born = read(values, 'born');
  const { error } = day.safeParse(born);
  if (!error) return { success: true, data: { born } };
  return { success: false, error: { issues: error.issues.map(({ message }) => ({ path: ['born'], message })) } };
}

const box = (name: string) => page.getByRole('textbox', { name });
const send = () => page.getByRole('button', { name: 'Send' }).click();

describe('days as text', () => {
  test.each([
    ['21/11/2026', 'en'],
    ['2026-11-21', 'en'],
    ['2026/11/21', 'zh'],
    ['2026年11月21日', 'ja'],
    ['20261121', 'zh'],
    ['21112026', 'en'],
    ['２０２６年１１月２１日', 'ja'],
  ] as const)('%s', (text, language) => expect(readDay(text, language)).toEqual({ year: '2026', month: '11', day: '21' }));
  test.each(['tomorrow', '11/21', '1/2/3', '2026-1121'])('%s is no day', (text) => expect(readDay(text, 'en')).toBeUndefined());
});

describe.each(places)('a day in the %s', (where) => {
  const schema = (): Promise<Schema<Values>> => Promise.resolve({ safeParse: ofBorn });
  test('follows the order of the language, jumps on, pads, and is checked as a whole', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form schema={schema} onSubmit={onSubmit}>
        <DateField name={fieldNamed('born')} label="Born" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      where,
    );
    const order = () =>
      page
        .getByRole('group', { name: 'Born' })
        .getByRole('textbox')
        .elements()
        .map((each) => each.getAttribute('aria-label'));
    expect(order()).toEqual(['Day', 'Month', 'Year']);
    await box('Day').click();
    await userEvent.keyboard('31022026');
    await userEvent.tab();
    await expect.element(page.getByText('Enter a valid date')).toBeVisible();
    await userEvent.fill(box('Day'), '1');
    await userEvent.click(box('Year'));
    await expect.element(box('Day')).toHaveValue('1');
    await send();
    await expect.element(box('Day')).toHaveValue('01');
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ born: '2026-02-01' }]]);
    await speak('ja');
    expect(order()).toEqual(['年', '月', '日']);
    await expect.element(box('年')).toHaveValue('2026');
  });
  test('takes a pasted day', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form schema={schema} onSubmit={onSubmit}>
        <DateField name={fieldNamed('born')} label="Born" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
      where,
    );
    await box('Month').click();
    paste('2026年11月21日');
    await expect.element(box('Day')).toHaveValue('21');
    await expect.element(box('Year')).toHaveValue('2026');
  });
});
