/**
 * The code that confirms this quote, and why it is asked for: sent as soon as the step opens,
 * asked for again after a while (TRF-11, ACC-12).
 */
import type { InOf } from '@bankside/core/contract/index.ts';
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { fieldsOf } from '../../../kit/form/engine/form.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { failureOf } from '../../../kit/remote/failure.ts';
import { OtpField } from '../../../kit/form/verify/otp-field.tsx';
import { Loading, SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import { useUserInfo } from '../../../runtime/user.ts';
import * as look from './steps.css.ts';
import type { Quote } from './use-quote.ts';
import { useQuoteCode } from './use-quote-code.ts';
import { useSecondsLeft } from '../../../shared/money/use-seconds-left.ts';

const field = fieldsOf<InOf<'/withdraw/crypto/withdraw'>>();

type Props = { readonly quote: Quote };

/** Why it is confirmed, before the code or the proof is asked for. `aboveUsd`: in US dollars, what is worth more is confirmed. */
export function Reason({ quote: { code_for, by_factor }, aboveUsd }: Props & { readonly aboveUsd: string }) {
  const t = useT('withdrawals');
  const amount = aboveUsd && formatAmount(aboveUsd, 'USD');
  if (!code_for) return null;
  return <p className={look.review}>{t(`steps.${by_factor ? 'proof' : 'code'}.why.${code_for}`, { amount })}</p>;
}

export function CodeField({ quote }: Props) {
  return (
    <div className={look.code}>
      <Code quote={quote} />
    </div>
  );
}

function Code({ quote }: Props) {
  const t = useT('withdrawals');
  const dates = useDates();
  const email = maskEmail(useUserInfo()?.email ?? '');
  const { code, send } = useQuoteCode(quote);
  if (code.is === 'sending')
    return (
      <Loading what={t('steps.code.sending', { email })}>
        <SkeletonRows rows={2} />
      </Loading>
    );
  if (code.is === 'waiting') return <Waiting until={code.until} />;
  const sent = code.is === 'sent' ? { sentFor: code.waitSec } : {};
  const hint = code.is === 'sent' ? t('steps.code.sent', { email, until: dates.time(quote.valid_until) }) : t('steps.code.ask', { email });
  return (
    <>
      {code.is === 'failed' && <FailureNote failure={failureOf(code.error)} title={t('steps.code.notSent')} />}
      <OtpField name={field('email_code')} label={t('steps.code.label')} hint={hint} send={send} {...sent} />
    </>
  );
}

function Waiting({ until }: { readonly until: number }) {
  const t = useT('withdrawals');
  const left = useSecondsLeft(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={look.review} role="timer" aria-live="off">
      {t('steps.code.waiting', { time })}
    </p>
  );
}

/** 'm•••••n@harbour-vale.example': enough to know one's own address. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const letters = [...name];
  const [first = ''] = letters;
  return `${first}•••••${letters.length > 2 ? (letters.at(-1) ?? '') : ''}@${host}`;
}
