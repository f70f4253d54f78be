/** Three namespaces of the application are one to the page that embeds it: 'apply.title'. */
export const publicName = (namespace: string): string =>
  ['apply-start', 'apply-trouble', 'card-apply'].includes(namespace) ? 'apply' : namespace;
