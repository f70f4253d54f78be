/** Exchange rates that are not traded on: a jump waits for somebody to confirm it, the others for their sources. Nothing where all is well. */
import { useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useDates } from '../../../shared/dates.ts';
import { SecondNote } from '../deciding/second-person.tsx';
import * as look from '../queue/queue.css.ts';
import { ConfirmRate } from './confirm-rate.tsx';
import { heldRatesKey, usdText } from './rate-change.ts';

const everyMs = 15_000;

export function HeldRates() {
  const t = useT('back-office');
  const bank = useBank();
  const dates = useDates();
  const seen = useRef(false);
  const [opened, setOpen] = useState('');
  const remote = useRemote(
    heldRatesKey,
    async (signal) => {
      const answer = await bank.call('/admin/rate/held', {}, { signal, background: seen.current });
      seen.current = true; // asked again by itself: no sign that somebody is there
      return answer;
    },
    { every: everyMs },
  );
  if (remote.state !== 'ready') return null;
  const { list, stale } = remote.data;
  const open = list.find(({ currency, reason }) => currency === opened && reason === 'jump'); // as it is now
  const [oldest] = stale.toSorted((a, b) => a.taken_at.localeCompare(b.taken_at));
  if (list.length === 0 && !oldest) return null;
  return (
    <div className={look.rates}>
      <Section title={t('rates.title')}>
        <div className={look.stack}>
          {oldest && (
            <Note tone="negative" title={t('rates.stale.title', { currencies: stale.map(({ currency }) => currency).join(', ') })}>
              {t('rates.stale.text', { at: dates.dateTime(oldest.taken_at) })}
            </Note>
          )}
          {list.map(({ second, ...held }) =>
            second ? (
              <SecondNote key={held.currency} company_id={second.company_id} of={second} about={held.currency} shows={heldRatesKey} />
            ) : (
              <Note
                key={held.currency}
                tone="attention"
                title={t(`rates.${held.reason}.title`, { currency: held.currency })}
                action={
                  held.reason === 'jump' && (
                    <Button compact onClick={() => setOpen(held.currency)}>
                      {t('rates.check', { currency: held.currency })}
                    </Button>
                  )
                }
              >
                {t(`rates.${held.reason}.text`, {
                  currency: held.currency,
                  usd: usdText(held.usd),
                  other: held.reason === 'apart' ? usdText(held.other_usd) : usdText(held.before?.usd ?? '0'),
                  at: dates.dateTime(held.seen_at),
                })}
              </Note>
            ),
          )}
        </div>
      </Section>
      {open && <ConfirmRate held={open} onClose={() => setOpen('')} />}
    </div>
  );
}
