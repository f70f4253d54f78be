/** Rows on their way to the bank: how many are there, and the way on after a dead line (PRG-25). */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import * as look from './import.css.ts';
import { Progress } from './progress.tsx';
import { sendRows, type Sending } from './sending.ts';

export function SendingStep({ sending, onStarted }: { readonly sending: Sending; readonly onStarted: () => void }) {
  const t = useT('card-import');
  const bank = useBank();
  const intended = useIntent();
  const [sent, setSent] = useState(0);
  const reached = useRef<number>(undefined);
  const onSent = (count: number) => {
    reached.current = count;
    setSent(count);
  };
  const act = useAction(() => sendRows(bank, sending, { intended, sent: reached.current, onSent }), { onDone: onStarted });
  const { run } = act;
  useEffect(() => void run(undefined), [run]);
  const count = sending.rows.length;
  return (
    <Section title={t('sending.title')}>
      <div className={look.narrow}>
        <p>{t('sending.text')}</p>
        <Progress
          label={t('sending.bar')}
          text={t('sending.progress', { done: sent.toLocaleString('en'), count: count.toLocaleString('en') })}
          done={sent}
          count={count}
        />
        {act.failure && (
          <>
            <FailureNote failure={act.failure} title={t('sending.failed')} />
            <div className={look.acts}>
              <Button variant="primary" onClick={() => void run(undefined)}>
                {t('sending.goOn')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
