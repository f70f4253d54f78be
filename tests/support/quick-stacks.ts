/** Playwright maps the stack of every action back to its source. Only our own files have one: other lines are printed as V8 has them. */
const mapped = Error.prepareStackTrace?.bind(Error);
const isOurs = (site: NodeJS.CallSite) => {
  const file = site.getFileName() ?? '';
  return file !== '' && !file.startsWith('node:') && !file.includes('/node_modules/');
};
const asIs = (site: NodeJS.CallSite) => `\n    at ${(site as { toString(): string }).toString()}`;

if (mapped)
  Error.prepareStackTrace = (error, sites) => {
    const head = `${error.name}: ${error.message}`;
    const line = (site: NodeJS.CallSite) => {
      const whole = isOurs(site) ? String(mapped(error, [site])) : '';
      return whole.startsWith(head) ? whole.slice(head.length) : asIs(site);
    };
    return head + sites.map(line).join('');
  };
