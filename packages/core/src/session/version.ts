/** A change of the stored app version clears storage and reloads once; the language stays (SES-08). */
import { deviceKey } from './device.ts';

const versionKey = 'app_version';
const kept = ['language', 'theme', deviceKey];

/** True when the page must reload. Writes the version first, so that it cannot loop. Only for the portal's own origin. */
export function versionChanged(version: string, local: Storage, perTab: Storage): boolean {
  const before = local.getItem(versionKey);
  if (before === version) return false;
  if (before !== null) {
    const keep = kept.map((key) => [key, local.getItem(key)] as const);
    local.clear();
    perTab.clear();
    for (const [key, value] of keep) if (value !== null) local.setItem(key, value);
  }
  local.setItem(versionKey, version);
  return before !== null;
}
