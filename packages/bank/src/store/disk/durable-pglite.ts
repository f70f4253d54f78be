/**
 * PGlite as shipped never syncs to disk. This file system does, and PostgreSQL is set to use it: `-F` off, fsync on.
 * It relies on PGlite's inside (pinned exactly); a test counts the syncs of a commit.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { withFairTurns } from './fair-turns.ts';
import { withPreparedStatements } from './prepared-statements.ts';

type Emscripten = { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } };
const EIO = 29;
export const syncs = { count: 0 };

class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const before = started.emscriptenOpts.preRun ?? [];
    started.emscriptenOpts.preRun = [
      ...before,
      (module: unknown) => {
        (module as Emscripten).NODEFS.stream_ops.fsync = (stream) => {
          try {
            fsyncSync(stream.nfd);
            syncs.count += 1;
            return 0;
          } catch {
            return EIO;
          }
        };
      },
    ];
    return started;
  }
}

/** No disk has heads to move: an index is as cheap to read as a table (docs/operating.md says the same of PostgreSQL). */
const planner = ['-c', 'random_page_cost=1.1'];

const ours = (lite: PGlite): PGlite => withPreparedStatements(withFairTurns(lite));

export const durablePglite = async (folder: string): Promise<PGlite> =>
  ours(
    await PGlite.create({
      fs: new DurableNodeFS(folder),
      startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync', ...planner],
    }),
  );

/** Filled from a snapshot where one is given; gone with the process. */
export const memoryPglite = async (snapshot?: Blob): Promise<PGlite> =>
  ours(await PGlite.create({ ...(snapshot && { loadDataDir: snapshot }), startParams: [...PGlite.defaultStartParams, ...planner] }));
