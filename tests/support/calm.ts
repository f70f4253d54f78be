import { expect } from '@playwright/test';

/** Waits until two looks in a row, a pause apart, see the same. */
export async function untilCalm(look: () => unknown, message: string, pauseMs = 1000): Promise<void> {
  let before = '';
  const same = async () => before === (before = JSON.stringify(await look()));
  await expect.poll(same, { intervals: [pauseMs], timeout: 30_000, message }).toBe(true);
}
