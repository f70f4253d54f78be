/**
 * The card application: four steps or one page, by an apply link or by a signed-in session (APP-16). Its first step is drawn
 * before the bank has answered and takes input once it has, so that nothing moves.
 */
import { applicationSteps, variants } from '@bankside/core/rules/cards/applying.ts';
import { applicantTypes } from '@bankside/core/rules/options.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Values } from '../../kit/form/engine/form-paths.ts';
import type { FormStore } from '../../kit/form/engine/form-store.ts';
import { Stepper } from '../../kit/nav/stepper.tsx';
import { hidden } from '../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { FileFaultsProvider } from '../../kit/form/upload/file-faults.ts';
import { BankProvider, useHost } from '../../runtime/host-context.tsx';
import { useFileEvents } from '../../shared/files/use-file-events.ts';
import { useI18n } from '../../kit/words.tsx';
import { ApplyingProvider, useApplying } from './application-context.ts';
import type { ApplicationState } from './draft/application-state.ts';
import type { CardApplyProps } from './apply-props.ts';
import type { Sent } from './sent.ts';
import { useBranded } from './source/branded.ts';
import * as look from './card-apply.css.ts';
import { Foot } from './foot.tsx';
import { Header } from './header.tsx';
import { keptDraftPart, noticesPart, prepare, resultPart, troublePart, warm } from './lazy-parts.ts';
import { LazyPart } from '../../kit/lazy/lazy-part.tsx';
import { useFirstFieldReady, useGate } from '../../kit/lazy/gate.ts';
import { useLazy } from '../../kit/lazy/lazy.ts';
import { shownFirst } from '../../kit/nav/shown-first.ts';
import type { Opened } from './source/source.ts';
import { StepForm } from './steps/step-form.tsx';
import { useComplete } from './steps/use-complete.ts';
import { useCommands } from './use-commands.ts';
import { useHostStates } from './use-host-states.ts';
import { useApplicationStore } from './source/use-source.ts';
import { useGoTo } from './steps/use-steps.ts';

/** Until the bank has answered. */
const supposed = (variant: Opened['variant'] = 'link'): Opened => ({
  kind: 'link',
  company: '',
  variant,
  applicantTypes: variant === 'visionlife' ? ['associate'] : [...applicantTypes],
  branding: {},
  hidden: [],
  captcha: false,
  tier: 'premier',
  cardClass: 'visa',
  today: '9999-12-31',
  directors: [],
});
const noFields = {};

export function CardApply(props: CardApplyProps) {
  const { variant, fields = noFields, readonly = false } = props;
  const { emit, element } = useHost();
  const store = useApplicationStore(props);
  const root = useRef<HTMLElement>(null);
  const form = useRef<FormStore<Values>>(null);
  const onForm = useCallback((made: FormStore<Values> | null) => void (form.current = made), []);
  const language = useLanguage();
  const state = useHostStates(store, props);
  const i18n = useI18n();
  const { opened: known, phase } = state;
  const applying = useMemo(
    () => ({ store, opened: known ?? supposed(variant), fields, readonly }),
    [store, known, variant, fields, readonly],
  );
  useBranded(root, known?.branding);
  useCommands({ store, form, root });
  const fileEvents = useFileEvents(emit);
  const onePage = variants[known?.variant ?? 'link'].onePage === true;
  const { touched } = useGate();
  useFirstFieldReady(phase !== 'loading');
  useEffect(() => {
    if (phase !== 'form') return;
    void (onePage ? prepare(i18n) : warm(i18n, touched)).catch(() => undefined); // each part asks again when it is needed
    if (element?.settings().autofocus) shownFirst(root.current)?.focus();
  }, [phase, i18n, language, element, onePage, touched]);
  return (
    <section ref={root} className={element ? `${look.widget} ${look.framed}` : look.widget}>
      <ApplyingProvider value={applying}>
        <BankProvider value={store.source.bank}>
          <FileFaultsProvider value={fileEvents}>
            <div className={look.inner} aria-busy={phase === 'loading' || undefined}>
              <Body {...{ state, form, onForm, props }} />
              <Foot />
            </div>
          </FileFaultsProvider>
        </BankProvider>
      </ApplyingProvider>
    </section>
  );
}

type BodyProps = {
  readonly state: ApplicationState;
  readonly form: { readonly current: FormStore<Values> | null };
  readonly onForm: (made: FormStore<Values> | null) => void;
  readonly props: CardApplyProps;
};

function Body({ state, form, onForm, props }: BodyProps) {
  const { store } = useApplying();
  const t = useT('apply-start');
  const { failure } = state;
  if (state.phase === 'failed')
    return (
      <LazyPart of={troublePart} trouble>
        {({ Trouble }) => <Trouble failure={failure} busy={false} onAgain={() => void store.open()} />}
      </LazyPart>
    );
  if (state.phase === 'done' && state.sent) {
    return props.onDone ? null : <Done sent={state.sent} />;
  }
  return (
    <div inert={state.phase === 'loading' || state.submitting !== 'no'}>
      <p className={hidden} role="status">
        {state.phase === 'loading' ? t('shared:loading') : ''}
      </p>
      {props.hideHeader ? <slot name="header" /> : <Header />}
      {state.kept !== 'no' && <LazyPart of={keptDraftPart}>{({ KeptDraft }) => <KeptDraft kept={state.kept} />}</LazyPart>}
      {state.kept !== 'waiting' && <Steps {...{ state, form, onForm, props }} />}
    </div>
  );
}
function Done({ sent }: { readonly sent: Sent }) {
  const result = useLazy(resultPart);
  return <slot name="success">{result && <result.Result sent={sent} />}</slot>;
}

function Steps({ state, form, onForm, props }: BodyProps) {
  const { opened } = useApplying();
  const t = useT('apply-start');
  const goTo = useGoTo(form);
  const complete = useComplete(props.beforeSubmit);
  const { emit } = useHost();
  const isOnePage = variants[opened.variant].onePage === true;
  const current = applicationSteps.indexOf(state.step);
  const { onStep } = props;
  const named = isOnePage || current === 0 ? '' : state.step;
  useEffect(() => onStep?.(named), [onStep, named]);
  const heading = useStepFocus(current);
  return (
    <>
      {!isOnePage && (
        <>
          <Stepper
            name={t('progress')}
            current={current}
            steps={applicationSteps.map((step) => ({ label: t(`steps.${step}`), onPress: () => goTo(step) }))}
          />
          <h3 ref={heading} tabIndex={-1} className={hidden}>
            {t('stepOf', { step: t(`steps.${state.step}`), index: current + 1, total: applicationSteps.length })}
          </h3>
        </>
      )}
      {state.submitting === 'checking' && <LazyPart of={noticesPart}>{({ Checking }) => <Checking />}</LazyPart>}
      <StepForm
        key={`${state.edition} ${isOnePage ? '' : state.step}`}
        steps={isOnePage ? applicationSteps : [state.step]}
        onForm={onForm}
        onFaults={(fields) => void emit('bank-validation', { step: state.step, fields })}
        onComplete={complete}
      />
      {state.stopped !== 'no' && <LazyPart of={noticesPart}>{({ Stopped }) => <Stopped why={state.stopped} />}</LazyPart>}
      {state.changedMeanwhile && <LazyPart of={noticesPart}>{({ Changed }) => <Changed />}</LazyPart>}
    </>
  );
}

/** A new step begins at its heading: a screen reader announces it, and a phone scrolls there. */
function useStepFocus(current: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    heading.current?.focus();
  }, [current]);
  return heading;
}
