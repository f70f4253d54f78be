/** Fetches what shows the code when somebody wants to go on with a phone, and not before. */
import { RefreshButton } from '../../action/refresh-button.tsx';
import { lazy, usePart } from '../../lazy/lazy.ts';
import { useT } from '../../words.tsx';
import * as look from './upload-handoff.css.ts';
import type { PanelProps } from './upload-handoff-panel.tsx';

const panel = lazy(() => import('./upload-handoff-panel.tsx'), 'apply-qr');

export function FromPhone(props: PanelProps) {
  const t = useT('shared');
  const { it, failed, again } = usePart(panel);
  if (it) return <it.HandOffPanel {...props} />;
  if (!failed) return <div className={look.panel} aria-busy="true" />;
  return (
    <div className={look.panel} role="alert">
      <span>{t('kit.call.failed')}</span>
      <RefreshButton compact onClick={again}>
        {t('retry')}
      </RefreshButton>
    </div>
  );
}
