/** What surrounds every step of a transfer: where it goes, its steps, the column to decide in and the cost beside it (DES-54). */
import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { Stepper } from '../../../kit/nav/stepper.tsx';
import { useT } from '../../../kit/words.tsx';
import { actBar } from '../../../kit/action/act-bar.css.ts';
import * as look from './steps.css.ts';

type FrameProps = {
  /** The last crumb: "To a payee". */
  readonly target: string;
  readonly title: ReactNode;
  readonly steps: readonly string[];
  /** From 0; as many as there are steps: all done. */
  readonly current: number;
  /** A done step was pressed. Absent: none can be gone back to. */
  readonly onStep?: ((index: number) => void) | undefined;
  /** The cost panel. Without one the column is that of a review. */
  readonly aside?: ReactNode;
  /** The page that the crumb leads to, and that the person may open. */
  readonly start?: 'transferFiat' | 'transferDigital';
  /** A Form with StepActs at its end, or anything else. */
  readonly children: ReactNode;
};

export function TransferFrame({ target, title, steps, current, onStep, aside, start = 'transferFiat', children }: FrameProps) {
  const t = useT('withdrawals');
  return (
    <div className={look.frame}>
      <PageHead title={title} crumbs={[{ label: t('steps.transfer'), to: start }, { label: target }]} />
      <Stepper
        name={t('steps.name')}
        steps={steps.map((label, index) => ({ label, ...(onStep ? { onPress: () => onStep(index) } : {}) }))}
        current={current}
      />
      <div className={aside ? look.columns : look.alone}>
        <div className={look.main}>{children}</div>
        {aside && <aside className={look.aside}>{aside}</aside>}
      </div>
    </div>
  );
}

type ActsProps = {
  /** "Back", or "Change" on the review. */
  readonly back?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** The SubmitButton or Button that goes on. */
  readonly children?: ReactNode;
};

/** Back at the left, the act at the right; on a phone a bar at the bottom. */
export function StepActs({ back, children }: ActsProps) {
  return (
    <div className={actBar}>
      {back && <Button onClick={back.onPress}>{back.label}</Button>}
      {children}
    </div>
  );
}
