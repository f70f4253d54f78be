/** The screen that shows a QR code opens a session; the phone's form carries its token; the screen asks what became of it. */
import type { cardApply } from '@bankside/core/contract/card-apply.ts';
import { places } from '@bankside/core/rules/places.ts';
import type { Handlers } from '../../dispatch.ts';
import { applicationOf } from '../../services/applications.ts';
import { findQr, noteQrOpened, openQr, qrState } from '../../services/qr-sessions.ts';
import { countAttempt } from '../../services/throttle.ts';

export const qr: Pick<Handlers<typeof cardApply>, 'qrStart' | 'applyStatus'> = {
  qrStart: async (_input, ctx) => {
    const { bank, db, guest, now } = ctx;
    if (!guest) throw ctx.refuse('sessionEnded');
    const limit = bank.policy.visitors.handoffsPerHour;
    await countAttempt(db, { subject: `qr:from:${ctx.address}`, limit, windowSec: 3600 }, now);
    const qr_token = await openQr(bank, db, guest, now);
    const query = new URLSearchParams({ link_path: guest.link.link_path, ...(guest.introducer ? { userid: guest.introducer } : {}) });
    return {
      qr_token,
      url: `${bank.origin}${places.applyByQr}?${query}#qr=${qr_token}`,
      expires_in_sec: bank.policy.applying.qrMinutes * 60,
    };
  },

  applyStatus: async ({ qr_token, opened }, ctx) => {
    const { db, now } = ctx;
    const session = await findQr(db, qr_token);
    if (!session) throw ctx.refuse('notFound');
    const state = qrState(session, now);
    if (opened && state === 'shown') await noteQrOpened(db, qr_token, session);
    const { company_id, application_id } = session;
    const application = application_id && (await applicationOf(db, { company_id, application_id }));
    return {
      state: opened && state === 'shown' ? 'opened' : state,
      application_no: application ? application.application_no : '',
      status: application ? application.status : '',
    };
  },
};
