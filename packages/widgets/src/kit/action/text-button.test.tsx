/** A button in running text is large enough to be hit, and moves nothing around it (WCAG 2.2, 2.5.8). */
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { TextButton } from './text-button.tsx';

test.each([13, 15, 18, 20])('of %i px: at least 24 px, its line as high as without it', async (fontSize) => {
  const font = `${fontSize}px/${Math.round(fontSize * 1.4)}px sans-serif`;
  const { getByRole, getByTestId } = await mount(
    <>
      <p data-testid="plain" style={{ font }}>
        E-mail
      </p>
      <p data-testid="with" style={{ font }}>
        E-mail <TextButton>OK</TextButton>
      </p>
    </>,
  );
  const { height, width } = getByRole('button').getBoundingClientRect();
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
  const taller = getByTestId('with').getBoundingClientRect().height - getByTestId('plain').getBoundingClientRect().height;
  expect(taller).toBeLessThanOrEqual(1); // a browser draws lines at whole pixels
});
