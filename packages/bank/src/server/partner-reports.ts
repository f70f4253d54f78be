/** A report about a page of a partner's, or about our frame in it: counted for the key or the apply link that its address names (DEV-12). */
import { and, eq } from 'drizzle-orm';
import type { Bank } from '../platform/bank.ts';
import { isLinkPath, keyOfName } from '../platform/callers/guests.ts';
import { countOnPage } from '../platform/callers/page-counts.ts';
import { applyLinks, linkDirectory } from '../store/card-schema.ts';

type About = { readonly company_id: string; readonly of_id: string; readonly origins: readonly string[] };
type Named = { readonly key?: unknown; readonly link?: unknown };

async function aboutOf(bank: Bank, { key, link }: Named): Promise<About | null> {
  if (typeof key === 'string') {
    const found = await keyOfName(bank, key);
    return found && { company_id: found.company_id, of_id: found.key_id, origins: found.allowed_origins };
  }
  if (!isLinkPath(link)) return null;
  const [found] = await bank.store.db
    .select({ company_id: applyLinks.company_id, of_id: applyLinks.link_id, origins: applyLinks.allowed_origins })
    .from(linkDirectory)
    .innerJoin(applyLinks, and(eq(applyLinks.company_id, linkDirectory.company_id), eq(applyLinks.link_id, linkDirectory.link_id)))
    .where(eq(linkDirectory.link_path, link));
  return found ?? null;
}

const textIn = (from: unknown, ...names: readonly string[]): string => {
  const values = Object(from) as Record<string, unknown>;
  for (const name of names) if (typeof values[name] === 'string') return values[name];
  return '';
};
const originOf = (text: string): string => (URL.canParse(text) ? new URL(text).origin : '');

/** Of the two forms that browsers send: 'frame-src', 'https://shop.example', and where. */
function readReport(body: unknown): { page: string; directive: string; blocked: string } | null {
  try {
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const [one] = (Array.isArray(sent) ? sent : [sent]) as readonly unknown[];
    const report = (Object(one) as Record<string, unknown>)['csp-report'] ?? (Object(one) as Record<string, unknown>)['body'];
    const [directive = ''] = textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive').split(' ');
    const at = textIn(report, 'blockedURL', 'blocked-uri');
    const blocked = originOf(at) || (/^[a-z-]{1,40}$/.test(at) ? at : '');
    return /^[a-z-]{1,40}$/.test(directive) ? { page: textIn(report, 'documentURL', 'document-uri'), directive, blocked } : null;
  } catch {
    return null;
  }
}

/** Whether it is about a partner's page. Counted where that page is one of those that the key or link names, or our frame. */
export async function countReport(bank: Bank, asked: Named, body: unknown): Promise<boolean> {
  const report = readReport(body);
  if (!report) return false;
  const origin = originOf(report.page);
  const isFrame = origin === bank.origin && /^\/embed\/[^/]+\/frame$/.test(new URL(report.page).pathname);
  const named = isFrame ? Object.fromEntries(new URL(report.page).searchParams) : asked;
  const about = await aboutOf(bank, named);
  if (!about || !(isFrame || about.origins.includes(origin))) return false;
  const what = [report.directive, report.blocked, isFrame ? '' : origin].filter(Boolean).join(' ');
  const { company_id, of_id } = about;
  await countOnPage(bank, bank.store.db, { company_id, of_id, kind: 'policy', what }, bank.clock.now());
  return !isFrame;
}
