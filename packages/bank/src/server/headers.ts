/** What every answer carries, whatever its status (SEC-24). */
import type { Bank } from '../platform/bank.ts';

/** Nothing but our own origin, and the S3 bucket when there is one. `ancestors`: the pages that may put this one in a frame. */
const pagePolicy = (bank: Bank, ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${bank.files.origin ? ` ${bank.files.origin}` : ''}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'report-uri /csp-report',
  ].join('; ');

export function securityHeaders(bank: Bank): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy(bank, "'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    ...(bank.origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Of the worker that reads PDFs, which has a policy of its own: it may compile the decoders of scans (JBIG2, fax, JPEG 2000),
 * and has no page, no token and no way out but to our own files. JavaScript from text stays forbidden there too.
 */
export const pdfWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; report-uri /csp-report";

/** What other people's pages load, or read without credentials: the loader, its chunks, the public keys. */
export const publicHeaders = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The page in a partner's frame: as strict as all others, but for the origins that may put it there. It has no X-Frame-Options, which knows no lists. */
export const framePolicy = (bank: Bank, origins: readonly string[]): string =>
  pagePolicy(bank, origins.length > 0 ? ["'self'", ...origins].join(' ') : "'none'");

/** For an answer that pages of any origin may read. Credentials are never allowed, so that no cookie could ever count. */
export const foreignHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'request-id, retry-after, content-disposition',
} as const;
/** What a browser asks before such a call. */
export const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'token, userid, language, device, idempotency-key, content-type',
  'access-control-max-age': '86400',
} as const;

/** A file that somebody uploaded is never shown on our origin: saved, not sniffed, without rights. */
export const fileHeaders = (name: string, type: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'no-store',
});
