/** Fetches what shows the code when somebody wants to go on with a phone, and not before. */
import { Button } from '../../action/button.tsx';
import { usePartWithWords } from '../../remote/use-part-with-words.ts';
import { useT } from '../../words.tsx';
import * as look from './upload-handoff.css.ts';
import type { PanelProps } from './upload-handoff-panel.tsx';

const load = () => import('./upload-handoff-panel.tsx').then((module) => module.HandOffPanel);

export function FromPhone(props: PanelProps) {
  const t = useT('shared');
  const { it: Panel, failed, again } = usePartWithWords(load, 'apply-qr');
  if (Panel) return <Panel {...props} />;
  if (!failed) return <div className={look.panel} aria-busy="true" />;
  return (
    <div className={look.panel} role="alert">
      <span>{t('kit.call.failed')}</span>
      <Button compact icon="refresh" onClick={again}>
        {t('retry')}
      </Button>
    </div>
  );
}
