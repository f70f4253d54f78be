/** The dashboard: what there is, what needs you, what happened last (HOM-01). Rates come again every five minutes (HOM-05). */
import { fiatCodes } from '@bankside/core/rules/money/currencies.ts';
import { policy } from '@bankside/core/rules/policy/policy.ts';
import { useRef } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useQuery } from '../../runtime/url.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HomeView } from './home-view.tsx';

const names = ['currency'] as const;

export function HomePage() {
  const bank = useBank();
  const t = useT('home');
  const language = useLanguage();
  const known = useRef(false);
  const [{ currency }, change] = useQuery(names);
  const base = fiatCodes.find((code) => code === currency);
  const home = useRemote(
    ['home', language, base], // announcements come in the person's language
    async (signal) => {
      const answer = await bank.call('/dashboard/home', base ? { currency: base } : {}, { signal, background: known.current });
      known.current = true;
      return answer;
    },
    { every: policy.rates.refreshSec * 1000, keep: true },
  );
  return (
    <CallView of={home} what={t('loading')} failed={t('failed')} loading={<HomeSkeleton />}>
      {(data) => <HomeView home={data} onCurrency={(code) => change({ currency: code === 'USD' ? '' : code })} />}
    </CallView>
  );
}
