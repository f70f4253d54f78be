import { useMemo } from 'react';
import { ApplyAgain } from '../../../features/card-apply/status/apply-again.tsx';
import type { Application } from '../../../features/card-apply/status/stage.ts';
import { LinkProvider } from '../../../kit/action/link-resolver.ts';
import { elementLinks } from '../../../runtime/element-links.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';

/** The way to apply again, on a page of the bank's. */
export function ApplyAgainHere({ host, application }: { readonly host: ElementPort; readonly application: Application }) {
  const links = useMemo(() => elementLinks(host), [host]);
  return (
    <LinkProvider value={links}>
      <ApplyAgain application={application} />
    </LinkProvider>
  );
}
