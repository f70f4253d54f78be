/** The code that confirms this quote: on its way as soon as the step opens, asked for again after a while (A30, A72). */
import { FailureNote } from '../../../kit/call-view.tsx';
import { failureOf } from '../../../kit/failure.ts';
import { OtpField } from '../../../kit/form/otp-field.tsx';
import { Loading, SkeletonRows } from '../../../kit/skeleton.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../parts/dates.ts';
import { useUserInfo } from '../../../parts/user-info.ts';
import type { Quote } from '../steps/use-quote.ts';
import { useSecondsLeft } from '../steps/use-seconds-left.ts';
import * as look from './digital.css.ts';
import { useQuoteCode } from './use-quote-code.ts';

export function CodeField({ quote }: { readonly quote: Quote }) {
  const t = useT('withdrawals');
  const dates = useDates();
  const email = maskEmail(useUserInfo()?.email ?? '');
  const { code, send } = useQuoteCode(quote.quote_id);
  if (code.is === 'sending')
    return (
      <div className={look.code}>
        <Loading what={t('digital.code.sending', { email })}>
          <SkeletonRows rows={2} />
        </Loading>
      </div>
    );
  if (code.is === 'waiting') return <Waiting until={code.until} />;
  const sent = code.is === 'sent' ? code.sent : undefined;
  // by the bank's clock, which a page's may differ from; the code lives no longer than its quote
  const early = sent ? Math.max(0, quote.until - sent.endsAt) : 0;
  const until = dates.time(new Date(Date.parse(quote.valid_until) - early).toISOString());
  return (
    <div className={look.code}>
      {code.is === 'failed' && <FailureNote failure={failureOf(code.error)} title={t('digital.code.notSent')} />}
      <OtpField
        name="email_code"
        label={t('digital.code.label')}
        hint={sent ? t('digital.code.sent', { email, until }) : t('digital.code.ask', { email })}
        send={send}
        sentFor={code.is === 'sent' ? code.waitSec : undefined}
      />
    </div>
  );
}

function Waiting({ until }: { readonly until: number }) {
  const t = useT('withdrawals');
  const left = useSecondsLeft(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={look.code}>
      <p className={look.to} role="timer" aria-live="off">
        {t('digital.code.waiting', { time })}
      </p>
    </div>
  );
}

/** 'm•••••n@harbour-vale.example': enough to know one's own address. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const letters = [...name];
  const [first = ''] = letters;
  return `${first}•••••${letters.length > 2 ? (letters.at(-1) ?? '') : ''}@${host}`;
}
