/**
 * The token by which the bank knows this browser again (`device_token`): it opens nothing, names nobody, and keeps strangers'
 * wrong passwords apart from those typed here. It stays when people sign out, and when the app's version changes.
 */
export const deviceKey = 'device_token';

let kept: string | undefined;

export function deviceToken(): string | undefined {
  try {
    return localStorage.getItem(deviceKey) ?? kept;
  } catch {
    return kept;
  }
}

export function keepDevice(token: string | undefined): void {
  if (!token) return;
  kept = token;
  try {
    localStorage.setItem(deviceKey, token);
  } catch {
    // without storage it is good until the page is left
  }
}
