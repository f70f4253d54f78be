/** JSON lines from an allow-list of fields: never a body, a token, an address line or a name (SEC-13). */
import pino from 'pino';

export type LogFields = {
  readonly request_id?: string | undefined;
  readonly path?: string | undefined;
  readonly code?: number | undefined;
  readonly ms?: number | undefined;
  readonly company_id?: string | undefined;
  readonly user_id?: string | undefined;
  readonly count?: number | undefined;
  readonly job?: string | undefined;
  /** Name and message of a fault of our own, with its stack; never of a caller's input. */
  readonly fault?: string | undefined;
};
type Write = (what: string, fields?: LogFields) => void;
/** `warn`: somebody may be trying something. */
export type Log = { readonly info: Write; readonly warn: Write; readonly error: Write };

const allowed = ['request_id', 'path', 'code', 'ms', 'company_id', 'user_id', 'count', 'job', 'fault'] as const;
const pick = (fields: LogFields = {}) =>
  Object.fromEntries(allowed.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

export function jsonLog(level: string): Log {
  const logger = pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
  return {
    info: (what, fields) => logger.info(pick(fields), what),
    warn: (what, fields) => logger.warn(pick(fields), what),
    error: (what, fields) => logger.error(pick(fields), what),
  };
}

/** Where a fault came from, without what it was about: a failed query's message ends with its parameters, which are people's data. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Error)) return 'not an Error';
  if (!('query' in fault) || !('params' in fault)) return fault.stack ?? fault.message;
  const frames = fault.stack?.split(fault.message)[1] ?? '';
  const code = fault.cause instanceof Error && 'code' in fault.cause ? ` (${String(fault.cause.code)})` : '';
  return `Failed query${code}: ${String(fault.query)}${frames}`;
}
