/** What a phone opens by the code that a form shows: one file, sent with the code's own secret, and the form has it (D-123). */
import type { OutOf } from '@bankside/core/contract/index.ts';
import { policy, type Slot } from '@bankside/core/rules/policy/policy.ts';
import { useCallback, useMemo, useState } from 'react';
import { CallView } from '../../kit/remote/call-view.tsx';
import type { KeptFile } from '../../kit/form/upload/use-uploads.ts';
import { PageHead } from '../../kit/nav/heading.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { media } from '../../kit/theme/tokens.css.ts';
import { useMedia } from '../../kit/theme/use-media.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { BankProvider, useBank, useHost } from '../../runtime/host-context.tsx';
import { guestClient } from '../../shared/client/guest-client.ts';
import { sendFile } from '../../shared/files/send-file.ts';
import { PhoneFile } from './phone-file.tsx';
import * as look from './uploads.css.ts';
import { usePathParams } from '../../runtime/url.ts';
import { useLatest } from '../../kit/use-latest.ts';

type Way = OutOf<'/init/handoffState'>;

export function HandoffPage() {
  const { token = '' } = usePathParams('handoff');
  const now = { language: useLanguage(), phone: useMedia(media.phone) };
  const { bankOrigin: origin } = useHost();
  const asks = useLatest(now);
  const bank = useMemo(
    () =>
      guestClient({
        origin,
        identity: { token, userid: 'handoff' },
        language: () => asks.current.language,
        device: () => (asks.current.phone ? 'mobile' : 'web'),
      }),
    [asks, token, origin],
  );
  return (
    <BankProvider value={bank}>
      <Handoff key={token} token={token} />
    </BankProvider>
  );
}

/** The shape of a hand-off's secret; anything else is not asked about. */
const isViewToken = (text: string) => /^[\w.-]{20,200}$/.test(text);
const isSlot = (name: string): name is Slot => Object.hasOwn(policy.upload.slots, name);

function Handoff({ token }: { readonly token: string }) {
  const t = useT('apply-qr');
  const bank = useBank();
  const [sent, setSent] = useState<KeptFile>();
  const remote = useRemote<Way>(
    ['uploads', 'handoff', token],
    (signal) => bank.call('/init/handoffState', { handoff_token: token, opened: true }, { signal, background: true }),
    { when: isViewToken(token), ...(!sent && { every: policy.applying.pollMs }), until: isOver },
  );
  const isUnknown = !isViewToken(token) || (remote.state === 'failed' && remote.failure.refusal !== undefined);
  if (sent) return <End how="done" name={sent.name} />;
  if (isUnknown) return <End how="unknown" />;
  return (
    <CallView of={remote} failed={t('phone.failed')}>
      {(way) =>
        isOver(way) ? (
          <End how={way.state} />
        ) : isSlot(way.slot) ? (
          <Open way={way} slot={way.slot} onSent={setSent} onDoubt={() => remote.state === 'ready' && remote.again()} />
        ) : (
          <End how="unknown" />
        )
      }
    </CallView>
  );
}

type Over = 'received' | 'closed' | 'expired';
const isOver = (way: Way): way is Way & { readonly state: Over } => way.state !== 'waiting' && way.state !== 'opened';

type OpenProps = {
  readonly way: Way;
  readonly slot: Slot;
  readonly onSent: (file: KeptFile) => void;
  /** The bank refused: perhaps the other screen has closed the code meanwhile. */
  readonly onDoubt: () => void;
};

function Open({ way, slot, onSent, onDoubt }: OpenProps) {
  const t = useT('apply-qr');
  const bank = useBank();
  const send = useCallback(
    (file: File, ways: Parameters<typeof sendFile>[3]) =>
      sendFile(bank, slot, file, ways).catch((error: unknown) => {
        onDoubt();
        throw error;
      }),
    [bank, slot, onDoubt],
  );
  return (
    <div className={look.page}>
      <PageHead title={way.field} lead={t('phone.lead')} />
      <p>
        {t('panel.pairing')} <span className={look.pairing}>{way.pairing}</span>
        <span className={look.compare}>{t('phone.compare')}</span>
      </p>
      <PhoneFile slot={slot} send={send} onSent={onSent} />
    </div>
  );
}

/** Nothing more can be sent here: why, and what to do. */
function End({ how, name = '' }: { readonly how: Over | 'done' | 'unknown'; readonly name?: string }) {
  const t = useT('apply-qr');
  return (
    <div className={look.page}>
      <PageHead title={t(`phone.${how}.title`)} />
      <p role="status">{t(`phone.${how}.text`, { name, minutes: policy.applying.handoffMinutes })}</p>
    </div>
  );
}
