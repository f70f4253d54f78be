/** Why the bank keeps its frame from a page: the browser says only that it did not come, the link says more. */
import { askLink, linkQuestion } from '../../shared/client/ahead.ts';
import { inTime } from '../../shared/client/in-time.ts';

/** The link is unknown or closed, or names other pages. False too when the bank does not say. */
export async function isRefusedLink(origin: string, linkPath: string): Promise<boolean> {
  try {
    const asked = askLink(origin, linkQuestion(linkPath, undefined, '')).then((answer) => answer.json() as Promise<unknown>);
    const { code, data } = (await inTime(asked, 'the bank')) as {
      readonly code: unknown;
      readonly data?: { readonly allowed_origins_ok?: boolean } | null;
    };
    return Number(code) !== 200 || data?.allowed_origins_ok === false;
  } catch {
    return false;
  }
}
