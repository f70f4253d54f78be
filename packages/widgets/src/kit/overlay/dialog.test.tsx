import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../action/button.tsx';
import { AlertDialog, ConfirmDialog, Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { mount } from '../testing/mount.tsx';

function Asking({
  onAct = () => undefined,
  danger = false,
  busy = false,
}: {
  readonly onAct?: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {open && (
        <ConfirmDialog
          title="Replace the card?"
          text="It costs 25.00 USDC."
          act="Replace card"
          danger={danger}
          busy={busy}
          onAct={onAct}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(dialog()).not.toBeNull());
}

test('is named, described and modal; begins at the act', async () => {
  await mount(<Asking />);
  await ask();
  const shown = screen.getByRole('dialog', { name: 'Replace the card?', description: 'It costs 25.00 USDC.' });
  expect(shown.matches(':modal')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Replace card');
});

test('an act that cannot be undone is never the default', async () => {
  await mount(<Asking danger />);
  await ask();
  expect(document.activeElement?.textContent).toBe('Cancel');
});

test('Escape closes it and focus goes back to where it was', async () => {
  await mount(<Asking />);
  await ask();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement?.textContent).toBe('Ask');
});

test('a double click on what opens it leaves it open; a press beside it closes it', async () => {
  await mount(<Asking />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  await new Promise((settled) => setTimeout(settled, 300));
  expect(dialog()).not.toBeNull();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await waitFor(() => expect(dialog()).toBeNull());
});

test('Tab never reaches the page behind', async () => {
  await mount(<Asking />);
  await ask();
  for (let press = 0; press < 5; press++) {
    await userEvent.tab();
    const at = document.activeElement;
    expect(at === document.body || at?.closest('dialog'), `after ${press + 1} presses`).toBeTruthy();
  }
});

test('the page behind does not scroll while it is open', async () => {
  await mount(<Asking />);
  const before = document.documentElement.style.overflow;
  await ask();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.documentElement.style.overflow).toBe(before));
});

test('under way it neither closes nor acts twice', async () => {
  const onAct = vi.fn();
  await mount(<Asking busy onAct={onAct} />);
  await ask();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /Replace card/ }));
  expect(dialog()).not.toBeNull();
  expect(onAct).not.toHaveBeenCalled();
});

test('Escape with a menu open closes the menu alone', async () => {
  const onClose = vi.fn();
  await mount(
    <Dialog title="Details" onClose={onClose}>
      <Menu label="More" entries={[{ label: 'Copy', onChoose: () => undefined }]} />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a form begins at its first field and is not lost to a press beside it', async () => {
  const onClose = vi.fn();
  await mount(
    <Dialog form title="Add a note" onClose={onClose}>
      <label>
        Note <input />
      </label>
    </Dialog>,
  );
  expect(document.activeElement?.tagName).toBe('INPUT');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('an alert wants an answer: Escape, even twice, does nothing', async () => {
  await mount(<AlertDialog title="Are you still there?" text="We sign you out soon." actions={<Button data-autofocus>Stay</Button>} />);
  await userEvent.keyboard('{Escape}');
  const alert = screen.getByRole('alertdialog', { name: 'Are you still there?' });
  expect(alert.matches(':modal')).toBe(true);
  expect(document.activeElement?.textContent).toBe('Stay');
});

test.each([1440, 390])('a dialog that opens out of a table’s cell is set as any other, %i wide', async (width) => {
  await page.viewport(width, 900);
  const text = 'This deletes it for everyone in your company. Past transfers keep a copy, and transfers under way are not affected.';
  await mount(
    <table style={{ whiteSpace: 'nowrap', textAlign: 'end', textTransform: 'uppercase', fontSize: '10px' }}>
      <tbody>
        <tr>
          <td>
            <ConfirmDialog
              title="Delete Marlow & Finch Ltd?"
              text={text}
              act="Delete"
              danger
              onAct={() => undefined}
              onClose={() => undefined}
            />
            <Dialog form title="Correct it" text={text} onClose={() => undefined} />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  for (const shown of screen.getAllByRole('dialog', { hidden: true })) {
    const { textAlign, whiteSpace, textTransform, fontSize } = getComputedStyle(shown);
    expect([textAlign, whiteSpace, textTransform, Number.parseFloat(fontSize) > 12]).toEqual(['start', 'normal', 'none', true]);
    const wide = [shown, ...shown.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0);
    expect(wide.map(({ className }) => className)).toEqual([]);
  }
});
