/** Whose password is being reset, from the page that asks to the page that sets: in this tab only, and not in the address. */
const key = 'reset_email';
type Asked = { readonly email: string; /** When another code may be sent, in ms. */ readonly again: number };

export function rememberReset(email: string, resendAfterSec: number): void {
  sessionStorage.setItem(key, JSON.stringify({ email, again: Date.now() + resendAfterSec * 1000 } satisfies Asked));
}

export function resetAsked(): { readonly email: string; readonly waitSec: number } | undefined {
  const text = sessionStorage.getItem(key);
  if (!text) return undefined;
  const { email, again } = JSON.parse(text) as Asked;
  return { email, waitSec: Math.max(0, Math.ceil((again - Date.now()) / 1000)) };
}

export const forgetReset = (): void => sessionStorage.removeItem(key);
