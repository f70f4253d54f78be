/**
 * The application as a page of the bank's own, by link: five addresses, one form behind them (APP-16). Only /cards/ has the link
 * in its path; the others take link_path and userid from the query (APP-18). A userid that nobody knows does no harm (APP-19).
 */
import type { ApplyVariant } from '@bankside/core/rules/cards/applying.ts';
import { errors } from '@bankside/core/rules/errors.ts';
import type { Place } from '@bankside/core/rules/places.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLinks } from '../../../kit/action/link-resolver.ts';
import { hidden } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import { useGuestBrand } from '../../../shared/guest-brand.ts';
import type { Emit } from '../../../runtime/element-port.ts';
import { HostProvider, useBank, useHost } from '../../../runtime/host-context.tsx';
import { useFragment, usePathParams, usePlace, useQuery } from '../../../runtime/url.ts';
import type { Sent } from '../sent.ts';
import { CardApply } from '../card-apply.tsx';
import type { Opened } from '../source/source.ts';
import { GuestBank } from './guest-bank.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { useNamedStep } from './named-step.ts';

/** The layout that each address is made for, where the link asks what it asks; /cards/ is whatever its link is. */
const variantAt: Partial<Record<Place, ApplyVariant>> = {
  applyByQr: 'qrcode',
  applyCustom: 'custom',
  applyAisport: 'aisport',
  applyVisionlife: 'visionlife',
};
/** Where the result is shown; aisport shows it in place. */
const resultOf: Readonly<Record<ApplyVariant, Place | undefined>> = {
  link: 'applyInfo',
  qrcode: 'applyInfoQr',
  custom: 'applyInfoCustom',
  aisport: undefined,
  visionlife: 'applyInfoVisionlife',
};

/** The bank refuses anything else as unreadable before it looks for a link. */
const isReadable = (path: string) => /^[^\p{Cc}\p{Cs}]+$/u.test(path);

export function PublicApplyPage() {
  const place = usePlace() ?? 'applyByLink';
  const params = usePathParams(place);
  const [query] = useQuery(['link_path', 'userid']);
  const { link_path, userid } = place === 'applyByLink' ? { link_path: '', userid: '', ...params } : query;
  const named = useFragment();
  if (!isReadable(link_path)) return <InvalidLink />;
  return (
    <GuestBank>
      <Applying key={`${place} ${link_path}`} variant={variantAt[place]} linkPath={link_path} userRef={userid} qrToken={named('qr')} />
    </GuestBank>
  );
}

type ApplyingProps = {
  readonly variant: ApplyVariant | undefined;
  readonly linkPath: string;
  readonly userRef: string;
  readonly qrToken: string;
};

function Applying({ variant, linkPath, userRef, qrToken }: ApplyingProps) {
  const t = useT('apply-pages');
  const links = useLinks();
  useOpenedCode(qrToken);
  const [opened, setOpened] = useState<Opened>();
  useGuestBrand(opened?.branding);
  const [isShut, setShut] = useState(false);
  const onStep = useNamedStep();
  const host = useHost();
  const own = useMemo(() => {
    const emit: Emit = (name, detail) => {
      if (name === 'bank-error' && 'code' in detail && detail.code === errors.linkInvalid.code) setShut(true);
      return Promise.resolve(true);
    };
    return { ...host, emit, element: undefined };
  }, [host]);
  if (isShut && !opened) return <InvalidLink />;
  const result = opened && resultOf[opened.variant];
  const showResult = ({ applicationNo, viewToken }: Sent) =>
    result && links.go(result, { '#': new URLSearchParams({ no: applicationNo, token: viewToken }).toString() });
  return (
    <HostProvider value={own}>
      <h1 className={hidden}>{opened?.company ? t('apply.for', { company: opened.company }) : t('titles.apply')}</h1>
      <CardApply
        linkPath={linkPath}
        userRef={userRef || undefined}
        variant={variant}
        qrToken={qrToken || undefined}
        onOpened={setOpened}
        onStep={onStep}
        onDone={result && showResult}
      />
    </HostProvider>
  );
}

/** The screen that shows the code is notified that a phone has opened it. It goes without, should the bank not hear. */
function useOpenedCode(qrToken: string): void {
  const bank = useBank();
  useEffect(() => {
    if (qrToken) bank.call('/card/qrOpened', { qr_token: qrToken }, { background: true }).catch(() => undefined);
  }, [bank, qrToken]);
}
