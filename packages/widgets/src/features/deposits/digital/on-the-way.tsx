/** Deposits that the network has seen, with their confirmations as they come (DES-52). */
import type { ReactNode } from 'react';
import { Amount } from '../../../kit/data/amount.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { StatusGlyph } from '../../../kit/icon/glyph.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { Link } from '../../../kit/action/link.tsx';
import type { Remote } from '../../../kit/remote/remote.ts';
import { hidden, mono } from '../../../kit/theme/text.css.ts';
import * as timeline from '../../../kit/data/timeline.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from './panel.css.ts';
import type { Arrival } from './use-deposit-address.ts';

/** How the page that shows it writes days and times. */
export type Times = { readonly date: (instant: string) => string; readonly time: (instant: string) => string };
type OnTheWayProps = {
  readonly of: Remote<readonly Arrival[]>;
  readonly times: Times;
  /** Each leads to its record. */ readonly linked: boolean;
};

export function OnTheWay({ of, times, linked }: OnTheWayProps) {
  const t = useT('deposit-address');
  return (
    <Section title={t('way.title')} level={3}>
      <CallView of={of} what={t('way.loading')} failed={t('way.failed')} empty={<p className={look.faint}>{t('way.empty')}</p>}>
        {(list) => (
          <ol className={look.arrivals} aria-label={t('way.title')}>
            {list.map((arrival) => (
              <Row key={arrival.id} arrival={arrival} times={times} linked={linked} />
            ))}
          </ol>
        )}
      </CallView>
    </Section>
  );
}

const stateOf = (status: string) => (status === 'success' ? 'done' : 'now');
const isRefused = (status: string) => status === 'rejected' || status === 'failed';

function Row({ arrival, times, linked }: { readonly arrival: Arrival; readonly times: Times; readonly linked: boolean }) {
  const { id, status, amount, currency } = arrival;
  const refused = isRefused(status);
  const state = stateOf(status);
  const ended = refused ? timeline.ended : state === 'now' && timeline.who.bank;
  const lines = (
    <>
      <span className={look.arrival}>
        <span className={timeline.label[state]}>
          <Amount amount={amount} currency={currency} plus size="list" state={refused ? 'void' : 'settled'} />
        </span>
        <How arrival={arrival} times={times} />
      </span>
      <From arrival={arrival} times={times} />
    </>
  );
  return (
    <li className={[timeline.step, timeline.state[state], ended].filter(Boolean).join(' ')}>
      <StatusGlyph glyph={refused ? 'crossed' : state === 'done' ? 'tick' : status === 'admin_review' ? 'dot' : 'half'} />
      {linked ? (
        <Link plain to="depositRecord" params={{ id }}>
          {lines}
        </Link>
      ) : (
        lines
      )}
    </li>
  );
}

/** At the right: confirmations while it is under way, the day once it is there, a word where it stopped. */
function How({ arrival, times }: { readonly arrival: Arrival; readonly times: Times }): ReactNode {
  const t = useT('deposit-address');
  const { status, date, confirmations, confirmations_needed: needed } = arrival;
  if (status === 'success') return <span className={look.calm}>{times.date(date)}</span>;
  if (isRefused(status)) return <span className={look.calm}>{t('way.refused')}</span>;
  if (status === 'admin_review') return <span className={look.count}>{t('way.review')}</span>;
  if (needed === 0) return <span className={look.count}>{t('way.seen')}</span>;
  return (
    <span className={look.count}>
      {t('way.count', { count: Math.min(confirmations, needed), needed })} <span className={hidden}>{t('way.confirmed')}</span>
    </span>
  );
}

/** 'TWd4…9mPq'; who hovers or listens gets all of it. */
const short = (address: string) => (address.length > 12 ? `${address.slice(0, 4)}…${address.slice(-4)}` : address);

function From({ arrival, times }: { readonly arrival: Arrival; readonly times: Times }) {
  const t = useT('deposit-address');
  const { sender_address, status, date, network } = arrival;
  const on = network && ` · ${network}`; // the address of another network takes other confirmations
  const place = '\u0000';
  const [before = '', after = ''] = t(status === 'success' ? 'way.from' : 'way.fromAt', { sender: place, time: times.time(date) }).split(
    place,
  );
  if (!sender_address)
    return (
      <span className={look.from}>
        {times.time(date)}
        {on}
      </span>
    );
  return (
    <span className={look.from}>
      {before}
      <span className={mono} title={sender_address} aria-hidden="true">
        {short(sender_address)}
      </span>
      <span className={hidden}>{sender_address}</span>
      {after}
      {on}
    </span>
  );
}
