import { formatDate, formatTime } from '@bankside/core/i18n/dates.ts';
import { OnTheWay } from '../../../features/deposits/digital/on-the-way.tsx';
import type { Arrival } from '../../../features/deposits/digital/use-deposit-address.ts';
import type { Remote } from '../../../kit/remote/remote.ts';
import { useLocale } from '../../../kit/words.tsx';

/** Deposits on the way in the reader's own zone: nobody is signed in here through whom the bank's would be known. */
export function WayHere({ of }: { readonly of: Remote<readonly Arrival[]> }) {
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const times = {
    date: (instant: string) => formatDate(instant, locale, zone),
    time: (instant: string) => formatTime(instant, zone),
  };
  return <OnTheWay of={of} times={times} linked={false} />;
}
