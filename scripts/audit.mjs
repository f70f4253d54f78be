/**
 * npm run audit: what the registry knows of our packages. Ends with 1 when there is something to do: a vulnerability in what production runs,
 * a high one in what builds it, a package that the registry did not sign. With 2 when the registry did not say: that is no "all well" (SEC-16).
 */
import { main, run, say } from './lib/run.mjs';

/** Severities that call for an update, worst first; what only builds and tests is never reached by anybody. */
const severities = ['critical', 'high', 'moderate', 'low'];
const counts = { production: severities.slice(0, 3), development: severities.slice(0, 2) };

function report(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

async function vulnerable(whose, args) {
  const { output } = await run('npm', ['audit', '--json', ...args]);
  const { vulnerabilities, message } = report(output) ?? {};
  if (!vulnerabilities) return { silent: `vulnerabilities (${whose}): ${message ?? output.trim().split('\n').at(0)}` };
  const found = Object.values(vulnerabilities).filter(({ severity }) => counts[whose].includes(severity));
  return { found: found.map(({ name, severity, range }) => `${severity}, ${whose}: ${name} ${range}`) };
}

async function unsigned() {
  const { output } = await run('npm', ['audit', 'signatures', '--json']);
  const { invalid, missing } = report(output) ?? {};
  if (!invalid || !missing)
    return { silent: `signatures: ${output.match(/network request .*|failed.*/)?.[0] ?? output.trim().split('\n').at(0)}` };
  const named =
    (why) =>
    ({ name, version }) =>
      `${why}: ${name} ${version}`;
  return { found: [...invalid.map(named('signature does not fit')), ...missing.map(named('not signed'))] };
}

main(async () => {
  const parts = [await vulnerable('production', ['--omit=dev']), await vulnerable('development', []), await unsigned()];
  const found = parts.flatMap((part) => part.found ?? []);
  const silent = parts.flatMap((part) => part.silent ?? []);
  for (const line of found) say(line);
  for (const line of silent) say(`not answered: ${line}`);
  if (found.length + silent.length === 0) say('no known vulnerability, every package signed');
  process.exitCode = found.length > 0 ? 1 : silent.length > 0 ? 2 : 0;
});
