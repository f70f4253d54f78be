/** The code that a phone reads to send one file into this form (DES-31; D-123). */
import { formatTime } from '@bankside/core/i18n/dates.ts';
import type { Glyph } from '@bankside/core/rules/lifecycles/lifecycle.ts';
import { Button } from '../../action/button.tsx';
import { RefreshButton } from '../../action/refresh-button.tsx';
import { StatusGlyph } from '../../icon/glyph.tsx';
import { QrCode } from '../../qr/qr.tsx';
import { useT } from '../../words.tsx';
import * as look from './upload-handoff.css.ts';
import type { HandOff, Way } from './upload-handoff.ts';
import { useHandOffWay, type HandOffPhase } from './use-handoff.ts';
import type { KeptFile } from './use-uploads.ts';

export type PanelProps = {
  readonly handOff: HandOff;
  readonly field: string;
  readonly name: string;
  readonly ways: Map<string, Way>;
  readonly onReceived: (file: KeptFile) => void;
  readonly onClose: () => void;
};

const glyphs: Readonly<Record<HandOffPhase, Glyph>> = {
  opening: 'half',
  waiting: 'circle',
  opened: 'half',
  closed: 'minus',
  expired: 'dashed',
  unopened: 'alert',
};

export function HandOffPanel({ field, onClose, ...setting }: PanelProps) {
  const t = useT('apply-qr');
  const { way, phase, silent, refusal, open, close } = useHandOffWay({ field, ...setting });
  const isOffered = way !== undefined && (phase === 'waiting' || phase === 'opened');
  const sentence = silent && isOffered ? t('panel.silent') : (phase === 'unopened' && refusal) || t(`panel.${phase}`);
  return (
    <section className={look.panel} aria-label={t('panel.name', { field })}>
      {isOffered && <QrCode small address={way.address} label={t('panel.code', { field })} />}
      <div className={look.text}>
        <p className={look.title}>{t('panel.title')}</p>
        <p className={look.faint}>{t('panel.how')}</p>
        {isOffered && (
          <p>
            {t('panel.pairing')} <span className={look.pairing}>{way.pairing}</span>
          </p>
        )}
        <p className={look.state} role="status" data-phase={silent && isOffered ? 'silent' : phase}>
          <StatusGlyph glyph={silent && isOffered ? 'dotted' : glyphs[phase]} />
          <span>{sentence}</span>
        </p>
        {isOffered && <p className={look.faint}>{t('panel.until', { time: clock(way.until) })}</p>}
        <div className={look.acts}>
          {(phase === 'closed' || phase === 'expired' || phase === 'unopened') && (
            <RefreshButton compact onClick={open}>
              {t('panel.another')}
            </RefreshButton>
          )}
          <Button
            compact
            onClick={() => {
              close();
              onClose();
            }}
          >
            {t('shared:close')}
          </Button>
        </div>
      </div>
    </section>
  );
}

const clock = (at: Date) => formatTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
