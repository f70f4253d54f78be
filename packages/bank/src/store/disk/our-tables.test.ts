import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { OtherTables } from './our-tables.ts';
import { openStore } from '../store.ts';

it('opens books again that it made itself, and none that another version made', async () => {
  const first = await openStore({ memory: true });
  const ours = await first.snapshot();
  await first.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another version' where id = 1`);
  const others = await first.snapshot();
  await first.close();
  await (await openStore({ memory: true, snapshot: ours })).close();
  await expect(openStore({ memory: true, snapshot: others })).rejects.toThrow(OtherTables);
});
