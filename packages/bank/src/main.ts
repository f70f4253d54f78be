/** `node dist/bank/main.js`: one bank process. */
import { faultText } from './adapters/log.ts';
import { readConfig } from './config.ts';
import { startBank } from './start.ts';
import { OtherBooks } from './seed/books.ts';
import { FolderTaken } from './store/disk/folder-lock.ts';
import { OtherTables } from './store/disk/our-tables.ts';
import { NotOpened } from './store/disk/why-not-opened.ts';

const plain = (fault: unknown, port: string): string => {
  if ([FolderTaken, OtherTables, OtherBooks, NotOpened].some((known) => fault instanceof known)) return (fault as Error).message;
  if (fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or start with another one: PORT=4100 npm start`;
  return faultText(fault);
};

try {
  const running = await startBank(readConfig(process.env));
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.send?.({ ready: running.url }); // who waits for it may stop the bank at once
} catch (fault) {
  process.stderr.write(`${plain(fault, process.env['PORT'] ?? '4000')}\n`);
  process.exit(1);
}
