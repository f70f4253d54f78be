/** Which step of <kyc-wizard> is shown: what the page asks for first, then where somebody went, kept over a reload by its name alone. */
import { isStep, kycSteps } from '@bankside/core/rules/kyc/kyc-start.ts';
import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { KycSource } from '../../../features/kyc/draft/kyc-source.ts';
import type { WizardPlace } from '../../../features/kyc/wizard/wizard-context.tsx';
import { useLatest } from '../../../kit/use-latest.ts';
import type { ElementPort } from '../../../runtime/element-port.ts';

const kept = 'place';
const isPlace = (name: string | null | undefined): name is WizardPlace => name === 'overview' || isStep(name ?? '');

export function useKycPlace(host: ElementPort, source: KycSource, root: RefObject<HTMLElement | null>) {
  const { info } = useSyncExternalStore(source.subscribe, source.state);
  const { step } = useSyncExternalStore(host.subscribe, host.settings);
  const [went, setWent] = useState<{ readonly place: WizardPlace; readonly field?: string | undefined }>();
  const [asked, setAsked] = useState(step);
  if (asked !== step) {
    setAsked(step);
    if (isPlace(step)) setWent({ place: step });
  }
  /** Set once, when the bank has said how far the file is. */
  const [begin, setBegin] = useState<WizardPlace>();
  if (info && !begin) setBegin(beginning(host, step, info.may_edit, info.step_done));
  const place = went?.place ?? begin ?? 'corporate';
  const now = useLatest(place);
  /** false: there is no such place. */
  const navigate = useCallback(
    (to: string, field?: string): boolean => {
      if (!isPlace(to)) return false;
      const from = now.current;
      host.keep.set(kept, to);
      setWent({ place: to, field });
      if (from === to) return true;
      const index = isStep(to) ? kycSteps.indexOf(to) : kycSteps.length - 1; // the overview ends the last step
      void host.emit('bank-step-change', { from, to, index, total: kycSteps.length });
      return true;
    },
    [now, host],
  );
  useHeadFocus(root, went?.place, went?.field);
  return { place, field: went?.field, navigate };
}

function beginning(host: ElementPort, step: string | undefined, isOpen: boolean, done: readonly boolean[]): WizardPlace {
  if (isPlace(step)) return step;
  const last = host.keep.get(kept);
  if (isPlace(last)) return last;
  return isOpen ? (kycSteps[done.indexOf(false)] ?? 'trading') : 'overview';
}

/** A new place begins at its heading: a screen reader announces it, and a phone scrolls there. */
function useHeadFocus(root: RefObject<HTMLElement | null>, place: WizardPlace | undefined, field: string | undefined): void {
  useEffect(() => {
    if (!place || field) return;
    const head = root.current?.querySelector<HTMLElement>('h1, h2');
    if (!head) return;
    head.tabIndex = -1;
    head.focus();
  }, [root, place, field]);
}
