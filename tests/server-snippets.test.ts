/** The blocks of docs/embedding-servers.md, one for each language: run against the test kit as a server, where the language is installed. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestBank, listen } from '@bankside/core/testing/node.ts';
import { keySet, receiptFor } from '@bankside/core/testing/receipts.ts';
import { createState, type Kept } from '@bankside/core/testing/state.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const text = readFileSync('docs/embedding-servers.md', 'utf8');
const blockOf = (title: string) => new RegExp(`## ${title}\\n\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
const shop = 'https://shop.example';
const run = promisify(execFile);

type Way = {
  readonly file: string;
  readonly program: string;
  readonly args: (file: string) => readonly string[];
  /** Prints the token of a session, then for each receipt its number or `refused`. */
  readonly main: (bank: string, receipts: readonly string[]) => string;
  readonly whole?: (block: string, main: string) => string;
};
const q = (value: string) => JSON.stringify(value);
const ways: Readonly<Record<string, Way>> = {
  Node: {
    file: 'main.mjs',
    program: process.execPath,
    args: (file) => [file],
    main: (bank, receipts) => `console.log((await session(${q(bank)}, 'ptk.test', 'card-list', ${q(shop)})).token);
await session(${q(bank)}, 'ptk.wrong', 'card-list', ${q(shop)}).catch(() => console.log('refused'));
for (const each of ${JSON.stringify(receipts)}) await receipt(${q(bank)}, each, ${q(shop)}).then(({ sub }) => console.log(sub), () => console.log('refused'));`,
  },
  Python: {
    file: 'main.py',
    program: 'python3',
    args: (file) => [file],
    main: (bank, receipts) => `print(session(${q(bank)}, "ptk.test", "card-list", ${q(shop)})["token"])
def attempt(work):
    try:
        print(work())
    except Exception:
        print("refused")
attempt(lambda: session(${q(bank)}, "ptk.wrong", "card-list", ${q(shop)}))
for each in ${JSON.stringify(receipts)}:
    attempt(lambda: receipt(${q(bank)}, each, ${q(shop)})["sub"])`,
  },
  PHP: {
    file: 'main.php',
    program: 'php',
    args: (file) => [file],
    main: (
      bank,
      receipts,
    ) => `function attempt(callable $work): void { try { echo $work(), "\\n"; } catch (Throwable) { echo "refused\\n"; } }
attempt(fn () => session(${q(bank)}, 'ptk.test', 'card-list', ${q(shop)})['token']);
attempt(fn () => session(${q(bank)}, 'ptk.wrong', 'card-list', ${q(shop)})['token']);
foreach (${JSON.stringify(receipts)} as $each) attempt(fn () => receipt(${q(bank)}, $each, ${q(shop)})['sub']);`,
  },
  Go: {
    file: 'main.go',
    program: 'go',
    args: (file) => ['run', file],
    main: (bank, receipts) => `func attempt(said map[string]any, err error, name string) {
	if err != nil {
		os.Stdout.WriteString("refused\\n")
	} else {
		os.Stdout.WriteString(said[name].(string) + "\\n")
	}
}
func main() {
	said, err := Session(${q(bank)}, "ptk.test", "card-list", ${q(shop)})
	attempt(said, err, "token")
	said, err = Session(${q(bank)}, "ptk.wrong", "card-list", ${q(shop)})
	attempt(said, err, "token")
	for _, each := range []string{${receipts.map(q).join(', ')}} {
		said, err = Receipt(${q(bank)}, each, ${q(shop)})
		attempt(said, err, "sub")
	}
}`,
    whole: (block, main) => `${block.replace('"net/http"', '"net/http"\n\t"os"')}\n${main}\n`,
  },
  Java: {
    file: 'Bank.java',
    program: 'java',
    args: (file) => [file],
    main: (bank, receipts) => `    interface Work { String run() throws Exception; }
    static void attempt(Work work, String name) { try { System.out.println(field(work.run(), name)); } catch (Exception fault) { System.out.println("refused"); } }
    public static void main(String[] args) throws Exception {
        attempt(() -> session(${q(bank)}, "ptk.test", "card-list", ${q(shop)}), "token");
        attempt(() -> session(${q(bank)}, "ptk.wrong", "card-list", ${q(shop)}), "token");
        for (var each : new String[] {${receipts.map(q).join(', ')}}) attempt(() -> receipt(${q(bank)}, each, ${q(shop)}), "sub");
    }`,
    whole: (block, main) => block.replace(/\}\s*$/, `${main}\n}\n`),
  },
  Ruby: {
    file: 'main.rb',
    program: 'ruby',
    args: (file) => [file],
    main: (bank, receipts) => `def attempt; puts(yield); rescue StandardError; puts("refused"); end
attempt { session(${q(bank)}, "ptk.test", "card-list", ${q(shop)})["token"] }
attempt { session(${q(bank)}, "ptk.wrong", "card-list", ${q(shop)})["token"] }
${JSON.stringify(receipts)}.each { |each| attempt { receipt(${q(bank)}, each, ${q(shop)})["sub"] } }`,
  },
};

const isInstalled = (program: string): boolean => {
  try {
    execFileSync(program, [program === 'go' ? 'version' : '--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The kit's bank says its keys under the address at which it listens. */
const state = createState({ origin: 'http://127.0.0.1' });
let bank: Awaited<ReturnType<typeof listen>>;
let receipts: readonly string[] = [];
beforeAll(async () => {
  const kit = createTestBank();
  const keys = JSON.stringify(await keySet(state));
  const answer: typeof kit.answer = async (request) =>
    request.url.endsWith('/jwks.json') ? { status: 200, headers: { 'content-type': 'application/json' }, body: keys } : kit.answer(request);
  bank = await listen({ ...kit, answer });
  const row = { application_no: 'CA-20251118-0007', status: 'pending', link_path: 'kestrel', user_ref: '' } as Kept;
  const at = (origin: string, page: string) => receiptFor({ ...state, origin }, row, page);
  const good = await receiptFor(Object.assign(state, { origin: bank.url }), row, shop);
  const [head = '', , signature = ''] = good.split('.');
  const other = Buffer.from(JSON.stringify({ iss: bank.url, aud: shop, sub: 'CA-1' })).toString('base64url');
  const elsewhere = await receiptFor(state, row, 'https://other.example');
  receipts = [good, `${head}.${other}.${signature}`, elsewhere, await at('https://bank.example', shop)];
});
afterAll(() => bank.close());

describe('session and receipt in', () => {
  for (const [language, { file, program, args, main, whole = (block: string, rest: string) => `${block}\n${rest}\n` }] of Object.entries(
    ways,
  )) {
    const installed = isInstalled(program);
    if (!installed)
      process.stdout.write(
        `\nSKIPPED: no ${program} on this machine, so the ${language} block of docs/embedding-servers.md did not run.\n`,
      );
    it.skipIf(!installed)(language, { timeout: 90_000 }, async () => {
      const folder = mkdtempSync(join(tmpdir(), 'server-snippet-'));
      try {
        writeFileSync(join(folder, file), whole(blockOf(language), main(bank.url, receipts)));
        const { stdout } = await run(program, [...args(join(folder, file))], { cwd: folder });
        const [token, ...others] = stdout.trim().split('\n');
        expect(token).toMatch(/^emb\.test-/);
        expect(others).toEqual(['refused', 'CA-20251118-0007', 'refused', 'refused', 'refused']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
