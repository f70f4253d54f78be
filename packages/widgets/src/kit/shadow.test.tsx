import { render, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './action/button.tsx';
import { Dialog } from './overlay/dialog.tsx';
import { KitRoot } from './kit-root.tsx';
import { Menu } from './overlay/menu.tsx';
import { adoptSheets } from './theme/sheets.ts';
import { Status } from './data/status.tsx';
import { i18n, speak } from './testing/i18n.ts';
import { links } from './testing/mount.tsx';

/** What a careless host page does to everything on it. */
const hostile = `
  * { font-size: 50px !important; letter-spacing: 9px !important; }
  button { background: lime !important; border: 9px dotted red !important; text-transform: uppercase !important; }
  dialog, [popover] { display: none !important; }
  div { overflow: hidden; transform: rotate(1deg); }
`;

let undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo) each();
  undo = [];
});

/** An element with an open root, on a page with hostile rules. */
async function embed(children: ReactNode) {
  await speak('en', 'shared');
  const rules = new CSSStyleSheet();
  rules.replaceSync(hostile);
  document.adoptedStyleSheets = [rules];
  const host = document.body.appendChild(document.createElement('bank-sample'));
  const root = host.attachShadow({ mode: 'open' });
  const stop = adoptSheets(root);
  const inner = root.appendChild(document.createElement('div'));
  const view = render(
    <KitRoot i18n={i18n} links={links}>
      {children}
    </KitRoot>,
    { container: inner, baseElement: inner },
  );
  undo.push(() => {
    view.unmount();
    stop();
    host.remove();
    document.adoptedStyleSheets = [];
  });
  return { root, inner, find: within(inner) };
}

test('keeps its look under hostile page rules, without a style tag', async () => {
  const { root, find } = await embed(
    <>
      <Button variant="primary">Transfer</Button>
      <Status tone="attention" glyph="circle">
        Pending
      </Status>
    </>,
  );
  const look = getComputedStyle(find.getByRole('button', { name: 'Transfer' }));
  expect(look.backgroundColor).toBe('rgb(0, 82, 95)');
  expect(look.fontSize).toBe('14px');
  expect(look.textTransform).toBe('none');
  expect(look.borderTopStyle).toBe('solid');
  expect(getComputedStyle(find.getByText('Pending')).color).toBe('rgb(125, 77, 8)');
  expect(root.querySelectorAll('style, link')).toHaveLength(0);
});

test('a partner sets colours on the element and nothing else changes', async () => {
  const { root, find } = await embed(<Button variant="primary">Apply</Button>);
  (root.host as HTMLElement).style.setProperty('--bank-accent', '#4a3aa6');
  expect(getComputedStyle(find.getByRole('button', { name: 'Apply' })).backgroundColor).toBe('rgb(74, 58, 166)');
});

test('a dialog opens in the root, takes the focus, and Escape closes its menu first', async () => {
  let closed = 0;
  const { root, find } = await embed(
    <Dialog title="Details" onClose={() => (closed += 1)}>
      <Menu label="More" entries={[{ label: 'Copy', onChoose: () => undefined }]} />
    </Dialog>,
  );
  expect(find.getByRole('dialog', { name: 'Details' }).matches(':modal')).toBe(true);
  await userEvent.click(find.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(root.activeElement?.textContent).toBe('Copy'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(find.queryByRole('menu')).toBeNull());
  expect(closed).toBe(0);
  expect(root.activeElement?.textContent).toBe('More');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toBe(1));
});

test('a menu moves by its keys inside the root and leaves the page around untouched', async () => {
  const { root, find } = await embed(
    <Menu label="More" entries={['Copy', 'Print', 'Delete'].map((label) => ({ label, onChoose: () => undefined }))} />,
  );
  document.body.appendChild(document.createElement('aside')).textContent = 'the partner’s';
  const changes: string[] = [];
  const watch = new MutationObserver((records) => changes.push(...records.map(({ type, attributeName }) => attributeName ?? type)));
  watch.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  const heard: string[] = [];
  const onKey = ({ key }: KeyboardEvent) => heard.push(key);
  document.body.addEventListener('keydown', onKey);
  await userEvent.click(find.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(root.activeElement?.textContent).toBe('Copy'));
  await userEvent.keyboard('{End}{ArrowDown}p');
  expect(root.activeElement?.textContent).toBe('Print');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(find.queryByRole('menu')).toBeNull());
  expect(root.activeElement?.textContent).toBe('More');
  await userEvent.click(find.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(find.queryByRole('menu')).not.toBeNull());
  await userEvent.click(document.body, { position: { x: 300, y: 300 } });
  await waitFor(() => expect(find.queryByRole('menu')).toBeNull());
  expect(heard).not.toContain('Escape');
  watch.disconnect();
  document.body.removeEventListener('keydown', onKey);
  document.querySelector('aside')?.remove();
  expect(changes).toEqual([]);
});
