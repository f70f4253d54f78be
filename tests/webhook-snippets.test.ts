/** The checks of a signature that the page Developers shows (WEB-15): each is run where its language is installed, on events that are genuine and that are not. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { snippets, type SnippetLanguage } from '@bankside/widgets/features/developers/snippets.ts';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';

const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDxHpJnIb3zk4=';
const other = 'whsec_AAAAsBQIhrscChlQIMV+b5sSYspob7oDxHpJnIb3zk4=';
const body = '{"type":"test","data":{"name":"会社 \\"x\\""}}';
const headersOf = (by: string, at = new Date()) => ({
  'webhook-id': 'id-1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign('id-1', at, body),
});
const now = headersOf(secret);
const cases = {
  genuine: [now, body],
  'of one of two secrets': [{ ...now, 'webhook-signature': `${headersOf(other)['webhook-signature']} ${now['webhook-signature']}` }, body],
  'another body': [now, body.replace('test', 'best')],
  'another id': [{ ...now, 'webhook-id': 'id-2' }, body],
  'another secret': [headersOf(other), body],
  'ten minutes old': [headersOf(secret, new Date(Date.now() - 600_000)), body],
  'no time': [{ ...now, 'webhook-timestamp': 'soon' }, body],
  'no signature': [{ 'webhook-id': 'id-1', 'webhook-timestamp': now['webhook-timestamp'] }, body],
} as const;
const expected = Object.keys(cases).map((name) => name === 'genuine' || name === 'of one of two secrets');

const text = (value: string) => JSON.stringify(value);
const each = <T>(line: (headers: Readonly<Record<string, string>>, text: string) => T) =>
  Object.values(cases).map(([headers, of]) => line(headers, of));
const pairs = (headers: Readonly<Record<string, string>>, pair: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => pair(text(name), text(value)))
    .join(', ');

type Way = {
  readonly file: string;
  readonly program: string;
  readonly run: (folder: string) => string;
  readonly calls: readonly string[];
  readonly wrap?: (snippet: string, calls: string) => string;
};
const ways: Readonly<Record<SnippetLanguage, Way>> = {
  TypeScript: {
    file: 'check.ts',
    program: process.execPath,
    run: (folder) => execFileSync(process.execPath, ['--import', 'tsx', join(folder, 'check.ts')], { encoding: 'utf8' }),
    calls: each((headers, of) => `console.log(isFromBank(${text(secret)}, ${JSON.stringify(headers)}, ${text(of)}));`),
  },
  Python: {
    file: 'check.py',
    program: 'python3',
    run: (folder) => execFileSync('python3', [join(folder, 'check.py')], { encoding: 'utf8' }),
    calls: each((headers, of) => `print(is_from_bank(${text(secret)}, ${JSON.stringify(headers)}, ${text(of)}))`),
  },
  Go: {
    file: 'check.go',
    program: 'go',
    run: (folder) => spawnSync('go', ['run', join(folder, 'check.go')], { encoding: 'utf8' }).stderr, // where its println writes
    calls: each(
      (headers, of) => `\tprintln(IsFromBank(${text(secret)}, map[string]string{${pairs(headers, (n, v) => `${n}: ${v}`)}}, ${text(of)}))`,
    ),
    wrap: (snippet, calls) => `${snippet}\nfunc main() {\n${calls}\n}\n`,
  },
  PHP: {
    file: 'check.php',
    program: 'php',
    run: (folder) => execFileSync('php', [join(folder, 'check.php')], { encoding: 'utf8' }),
    calls: each(
      (headers, of) =>
        `echo isFromBank(${text(secret)}, [${pairs(headers, (n, v) => `${n} => ${v}`)}], ${text(of)}) ? "true\\n" : "false\\n";`,
    ),
  },
  Java: {
    file: 'FromBank.java',
    program: 'java',
    run: (folder) => execFileSync('java', [join(folder, 'FromBank.java')], { encoding: 'utf8' }),
    calls: each(
      (headers, of) => `System.out.println(isFromBank(${text(secret)}, Map.of(${pairs(headers, (n, v) => `${n}, ${v}`)}), ${text(of)}));`,
    ),
    wrap: (snippet, calls) =>
      snippet.replace(/\}\s*$/, `    public static void main(String[] args) throws Exception {\n${calls}\n    }\n}\n`),
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

describe('the check of a signature in', () => {
  for (const [language, way] of Object.entries(ways) as [SnippetLanguage, Way][]) {
    const installed = isInstalled(way.program);
    if (!installed)
      process.stdout.write(`\nSKIPPED: no ${way.program} on this machine, so the ${language} check of a signature did not run.\n`);
    it.skipIf(!installed)(language, { timeout: 60_000 }, () => {
      const folder = mkdtempSync(join(tmpdir(), 'webhook-snippet-'));
      try {
        const calls = way.calls.join('\n');
        writeFileSync(join(folder, way.file), way.wrap ? way.wrap(snippets[language], calls) : `${snippets[language]}\n${calls}\n`);
        const said = way.run(folder).trim().split('\n');
        expect(said.map((line) => line.toLowerCase() === 'true')).toEqual(expected);
        expect(said).toHaveLength(expected.length);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
