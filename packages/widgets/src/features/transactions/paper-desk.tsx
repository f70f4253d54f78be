/** The page around sheets of paper: the way back, files, and Print. None of it is printed. */
import type { ReactNode } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Link } from '../../kit/action/link.tsx';
import type { PlaceParams } from '../../kit/action/link-resolver.ts';
import { useT } from '../../kit/words.tsx';
import * as look from './paper.css.ts';
import { printWhenDrawn } from './print-when-drawn.ts';

type PaperDeskProps = {
  readonly back: { readonly to: 'transactions' | 'transaction' | 'home'; readonly params?: PlaceParams; readonly label: string };
  /** Files, while there is something to save; the sheets can be printed then. */
  readonly files?: ReactNode;
  readonly children: ReactNode;
};

export function PaperDesk({ back, files, children }: PaperDeskProps) {
  const t = useT('transactions');
  return (
    <div className={look.desk}>
      <div className={look.toolbar}>
        <Link plain to={back.to} params={back.params}>
          <Icon name="left" /> {back.label}
        </Link>
        {files !== undefined && (
          <span className={look.acts}>
            {files}
            <Button variant="primary" icon="print" onClick={printWhenDrawn}>
              {t('paper.print')}
            </Button>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
