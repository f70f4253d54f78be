/** §4 App version: a change of the stored version clears storage and reloads once; the language stays (A04). */
const versionKey = 'app_version';
const kept = ['language', 'theme'];

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
