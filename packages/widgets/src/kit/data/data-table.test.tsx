import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable, type Column } from './data-table.tsx';
import { mount } from '../testing/mount.tsx';

type Row = { readonly id: string; readonly who: string; readonly sum: string };
const rows: readonly Row[] = ['Ada', 'Ben', 'Cleo'].map((who, index) => ({ id: who.toLowerCase(), who, sum: `${index}.00` }));
const columns: readonly Column<Row>[] = [
  { key: 'who', head: 'Name', cell: ({ who }) => who, clip: true, sorts: true },
  { key: 'sum', head: 'Amount', cell: ({ sum }) => sum, numeric: true },
];

function People({
  onOpen = () => undefined,
  onSort = () => undefined,
  first,
}: {
  readonly onOpen?: (id: string) => void;
  readonly onSort?: (key: string) => void;
  readonly first?: string;
}) {
  const [open, setOpen] = useState<string | undefined>(first);
  const show = (id: string) => {
    onOpen(id);
    if (first) setOpen(id);
  };
  return (
    <DataTable
      name="People"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      phone={({ who, sum }) => ({ lead: who, figure: sum })}
      onOpen={({ id }) => show(id)}
      selected={open}
      onClose={() => setOpen('')}
      sorting={{ key: 'who', down: true }}
      onSort={onSort}
    />
  );
}
const at = () => document.activeElement?.textContent;
beforeEach(() => page.viewport(1200, 800));

test('Tab enters once, arrows move, Home and End jump, Enter opens', async () => {
  const onOpen = vi.fn();
  await mount(
    <>
      <People onOpen={onOpen} />
      <button type="button">After</button>
    </>,
  );
  screen.getByRole('button', { name: 'Name' }).focus();
  await userEvent.tab();
  expect(at()).toBe('Ada0.00');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(at()).toBe('Cleo2.00');
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('ben');
  await userEvent.tab();
  expect(at()).toBe('After');
});

test('while details are open, moving shows the next and Escape closes', async () => {
  const onOpen = vi.fn();
  await mount(<People onOpen={onOpen} first="ben" />);
  const row = () => screen.getAllByRole('row').find((each) => each.getAttribute('aria-selected') === 'true');
  expect(row()?.textContent).toContain('Ben');
  row()?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onOpen).toHaveBeenLastCalledWith('cleo');
  expect(row()?.textContent).toContain('Cleo');
  await userEvent.keyboard('{Escape}');
  expect(row()).toBeUndefined();
});

test('a click anywhere on a row opens it', async () => {
  const onOpen = vi.fn();
  await mount(<People onOpen={onOpen} />);
  await userEvent.click(screen.getByText('2.00'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('cleo');
});

test('says how it is sorted and asks for another order', async () => {
  const onSort = vi.fn();
  await mount(<People onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('who');
});

test('on a phone it is a list of two-line rows', async () => {
  await page.viewport(390, 800);
  const onOpen = vi.fn();
  await mount(<People onOpen={onOpen} />);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('list', { name: 'People' }).children).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /Ben/ }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('ben');
});
