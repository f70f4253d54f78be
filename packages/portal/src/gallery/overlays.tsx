import { Brand } from '@bankside/widgets/kit/icon/brand.tsx';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { Countdown } from '@bankside/widgets/kit/feedback/countdown.tsx';
import { AlertDialog, ConfirmDialog, Dialog } from '@bankside/widgets/kit/overlay/dialog.tsx';
import { Drawer } from '@bankside/widgets/kit/overlay/drawer.tsx';
import { OverlayVeil } from '@bankside/widgets/kit/overlay/overlay-veil.tsx';
import { LanguageSwitch } from '@bankside/widgets/kit/action/switches.tsx';
import { useToast } from '@bankside/widgets/kit/feedback/toast.tsx';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import type { Entry } from './entry.ts';

/** Open from the start, and a button to open it again. */
function Opened({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const t = useT('gallery');
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('act.open')}</Button>
      {open && children(() => setOpen(false))}
    </>
  );
}

function Confirm() {
  const t = useT('gallery');
  return (
    <Opened>
      {(close) => (
        <ConfirmDialog
          title={t('ask.replace')}
          text={t('ask.replaceText')}
          act={t('ask.replaceAct')}
          danger
          onAct={close}
          onClose={close}
        />
      )}
    </Opened>
  );
}

function FormDialog() {
  const t = useT('gallery');
  return (
    <Opened>
      {(close) => (
        <Dialog
          form
          title={t('ask.form')}
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              {t('act.open')}
            </Button>
          }
        >
          <label>
            {t('ask.note')} <input />
          </label>
        </Dialog>
      )}
    </Opened>
  );
}

function Session() {
  const t = useT('gallery');
  return (
    <Opened>
      {(close) => (
        <AlertDialog
          veiled
          title={t('ask.idle')}
          text={t('ask.idleText')}
          actions={
            <>
              <Button onClick={close}>{t('ask.out')}</Button>
              <Button variant="primary" data-autofocus onClick={close}>
                {t('ask.stay')}
              </Button>
            </>
          }
        >
          <Countdown left={47} of={60} />
        </AlertDialog>
      )}
    </Opened>
  );
}

function SideMenu() {
  const t = useT('gallery');
  const language = useLanguage();
  return (
    <Opened>
      {(close) => (
        <Drawer name={t('act.open')} onClose={close} head={<Brand />} foot={<LanguageSwitch value={language} onChange={close} />}>
          {t('act.all')}
        </Drawer>
      )}
    </Opened>
  );
}

function Veil() {
  const t = useT('gallery');
  return <OverlayVeil says={t('ask.sent')} />;
}

function Toasts() {
  const t = useT('gallery');
  const toast = useToast();
  useEffect(() => toast(t('text.copied')), [toast, t]);
  return <Button onClick={() => toast(t('text.copied'))}>{t('act.toast')}</Button>;
}

export const overlays: readonly Entry[] = [
  { name: 'confirm', Render: Confirm, alone: true },
  { name: 'dialog-form', Render: FormDialog, alone: true },
  { name: 'alert-dialog', Render: Session, alone: true },
  { name: 'drawer', Render: SideMenu, alone: true },
  { name: 'veil', Render: Veil, alone: true },
  { name: 'toast', Render: Toasts, alone: true },
];
