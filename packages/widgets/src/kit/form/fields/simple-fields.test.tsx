import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckField } from '../choices/check-field.tsx';
import { show } from '../engine/form-testing.tsx';
import { Form } from '../engine/form.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { TextArea } from './text-area-field.tsx';
import { SegmentedField } from '../choices/segmented-field.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { SubmitButton } from '../engine/submit-button.tsx';
import { fieldNamed } from '../engine/field-name.ts';

test('the eye shows the password, and the rules are ticked while it is typed', async () => {
  await show(
    <Form onSubmit={() => undefined}>
      <NewPasswordField name={fieldNamed('password')} label="Password" />
    </Form>,
  );
  const field = page.getByLabelText('Password', { exact: true });
  const rules = page.getByRole('list', { name: 'The password needs' }).getByRole('listitem');
  const met = () => rules.elements().filter((rule) => rule.textContent?.endsWith('done')).length;
  await userEvent.fill(field, 'bankside');
  await expect.poll(met).toBe(2);
  await userEvent.fill(field, 'Bankside-2026');
  await expect.poll(met).toBe(4);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

test('a text counts as the contract does: an emoji is one character', async () => {
  await show(
    <Form onSubmit={() => undefined}>
      <TextArea name={fieldNamed('note')} label="Note" maxLength={10} />
    </Form>,
  );
  await userEvent.fill(page.getByLabelText('Note'), '🦊'.repeat(9));
  await expect.element(page.getByText('9 of 10 characters')).toBeVisible();
});

test('choices: arrows move through the segments, the select gives its value, the whole line ticks', async () => {
  const onSubmit = vi.fn();
  const options = [
    { value: 'corporate', label: 'Corporate' },
    { value: 'financial_institution', label: 'Financial institution' },
  ];
  await show(
    <Form onSubmit={onSubmit}>
      <SegmentedField name={fieldNamed('company_type')} label="Company" options={options} />
      <SelectField name={fieldNamed('again')} label="Again" options={options} />
      <CheckField name={fieldNamed('agreed')} label="I agree" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const group = page.getByRole('radiogroup', { name: 'Company' });
  await group.getByRole('radio', { name: 'Corporate' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(group.getByRole('radio', { name: 'Financial institution' })).toBeChecked();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Again' }), 'Corporate');
  await page.getByText('I agree').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ company_type: 'financial_institution', again: 'corporate', agreed: true }]]);
});
