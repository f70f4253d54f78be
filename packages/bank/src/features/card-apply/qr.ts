/** The screen that shows a QR code opens a session and asks its outcome; the phone's form carries the code's secret. */
import type { cardApply } from '@bankside/core/contract/card-apply/card-apply.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Handlers } from '../../platform/dispatch.ts';
import { applicationOf } from '../../domain/cards/applications.ts';
import { followedQr, noteQrOpened, openQr, qrState } from '../../domain/cards/qr-sessions.ts';
import { countAttempt } from '../../platform/throttle/throttle.ts';

export const qr: Pick<Handlers<typeof cardApply>, 'qrStart' | 'applyStatus' | 'qrOpened'> = {
  qrStart: async (_input, ctx) => {
    const { bank, db, guest, now } = ctx;
    if (!guest) throw ctx.refuse('sessionEnded');
    const limit = bank.policy.visitors.handoffsPerHour;
    await countAttempt(db, { subject: `qr:from:${ctx.address}`, limit, windowSec: 3600 }, now);
    const { fill, follow } = await openQr(bank, db, guest, now);
    const query = new URLSearchParams({ link_path: guest.link.link_path, ...(guest.introducer ? { userid: guest.introducer } : {}) });
    return {
      follow_token: follow,
      url: `${bank.origin}${places.applyByQr}?${query}#qr=${fill}`,
      expires_in_sec: bank.policy.applying.qrMinutes * 60,
    };
  },

  applyStatus: async ({ follow_token }, ctx) => {
    const { bank, db, now } = ctx;
    const session = await followedQr(bank, db, follow_token);
    if (!session) throw ctx.refuse('notFound');
    const { company_id, application_id } = session;
    const application = application_id && (await applicationOf(db, { company_id, application_id }));
    return {
      state: qrState(session, now),
      application_no: application ? application.application_no : '',
      status: application ? application.status : '',
    };
  },

  qrOpened: async ({ qr_token }, { db, now }) => {
    await noteQrOpened(db, qr_token, now);
    return {};
  },
};
