/** What opens from the header: feedback, and the notices panel behind the bell (PRO-08). Both are fetched when first opened. */
import { useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { IconButton } from '@bankside/widgets/kit/action/icon-button.tsx';
import { lazy, useFetchPart, type Lazy } from '@bankside/widgets/kit/lazy/lazy.ts';
import { media } from '@bankside/widgets/kit/theme/tokens.css.ts';
import { useMedia } from '@bankside/widgets/kit/theme/use-media.ts';
import { useT } from '@bankside/widgets/kit/words.tsx';
import { person, reloadUser } from '../session/person.ts';
import { inTime, reloadOnce } from '../routing/chunks.ts';
import { say } from '../stores.ts';
import * as look from './header-acts.css.ts';

type Opened = ComponentType<{ readonly open: boolean; readonly onClose: () => void }>;

const feedback = lazy(
  () => import('@bankside/widgets/features/feedback/feedback-dialog.tsx').then((m): Opened => m.FeedbackDialog),
  'feedback',
  'options',
);
const noticesPanel = lazy(
  () => import('@bankside/widgets/features/notices/notices-panel.tsx').then((m): Opened => m.NoticesPanel),
  'notices',
  'options',
);

/** Fetches a part of the screen and its words, then opens it. */
export function useOpened<P extends object>(of: Lazy<ComponentType<P>>) {
  const t = useT('shell');
  const fetchPart = useFetchPart();
  const [Part, setPart] = useState<ComponentType<P>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    try {
      const loaded = await inTime(fetchPart(of));
      setPart(() => loaded);
      setOpen(true);
    } catch {
      if (!reloadOnce(Date.now())) say(t('portal:notLoaded.title'));
    }
  };
  return { Part, open, show: () => void show(), close: () => setOpen(false) };
}

export function useFeedback() {
  const { Part, open, show, close } = useOpened(feedback);
  return { show, dialog: Part && open && <Part open onClose={close} /> };
}

/** On a phone the company's name has its room: feedback is an entry of the person's menu there. */
export function FeedbackButton() {
  const t = useT('shell');
  const { show, dialog } = useFeedback();
  if (useMedia(media.phone)) return null;
  return (
    <>
      <span className={look.feedback}>
        <Button variant="quiet" compact onClick={show}>
          {t('feedback')}
        </Button>
      </span>
      {dialog}
    </>
  );
}

export function NoticesButton() {
  const t = useT('shell');
  const unread = useStore(person, (state) => state.info?.unread ?? 0);
  const { Part, open, show, close } = useOpened(noticesPanel);
  const shut = () => {
    close();
    void reloadUser(); // what was read is no longer unread
  };
  return (
    <>
      <span className={look.bell} data-unread={unread > 0 || undefined}>
        <IconButton
          icon="bell"
          label={unread ? t('bell.unread', { count: unread }) : t('bell.none')}
          aria-haspopup="dialog"
          onClick={show}
        />
      </span>
      {Part && open && <Part open onClose={shut} />}
    </>
  );
}
