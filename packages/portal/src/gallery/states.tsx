import { formatDay } from '@bankside/core/i18n/dates.ts';
import { ButtonLink } from '@bankside/widgets/kit/action/link.tsx';
import { CallView } from '@bankside/widgets/kit/remote/call-view.tsx';
import { EmptyState } from '@bankside/widgets/kit/feedback/empty-state.tsx';
import { Note } from '@bankside/widgets/kit/feedback/note.tsx';
import { Status } from '@bankside/widgets/kit/data/status.tsx';
import { Stepper } from '@bankside/widgets/kit/nav/stepper.tsx';
import { Timeline } from '@bankside/widgets/kit/data/timeline.tsx';
import { Skeleton, SkeletonRows } from '@bankside/widgets/kit/feedback/skeleton.tsx';
import { Button } from '@bankside/widgets/kit/action/button.tsx';
import { useLanguage, useT } from '@bankside/widgets/kit/words.tsx';
import type { Entry } from './entry.ts';
import * as samples from './samples.ts';
import * as look from './gallery.css.ts';

function Statuses() {
  const t = useT('gallery');
  return (
    <div className={look.three}>
      {samples.statuses.map(({ word, tone, glyph }) => (
        <Status key={word} tone={tone} glyph={glyph}>
          {t(`word.${word}`)}
        </Status>
      ))}
    </div>
  );
}

function SoftStatuses() {
  const t = useT('gallery');
  const words: readonly string[] = ['approved', 'pending', 'processing', 'rejected', 'blockedByYou', 'expired'];
  return (
    <div className={look.row}>
      {samples.statuses
        .filter(({ word }) => words.includes(word))
        .map(({ word, tone, glyph }) => (
          <Status key={word} soft tone={tone} glyph={glyph}>
            {t(`word.${word}`)}
          </Status>
        ))}
    </div>
  );
}

function Notes() {
  const t = useT('gallery');
  return (
    <div className={look.full}>
      <Note
        tone="attention"
        title={t('text.document')}
        action={
          <ButtonLink to="upload" compact>
            {t('act.open')}
          </ButtonLink>
        }
      >
        {t('text.documentWhy')}
      </Note>
      <Note tone="negative" glyph="crossed">
        {t('text.rejected')}
      </Note>
      <Note tone="progress">{t('text.review')}</Note>
      <Note tone="positive" title={t('text.approved')} />
      <Note tone="plain">{t('text.older')}</Note>
    </div>
  );
}

function Steppers() {
  const t = useT('gallery');
  const steps = [
    { label: t('step.details'), note: formatDay('2025-11-14', useLanguage()), onPress: () => undefined },
    { label: t('step.check'), note: t('step.waiting') },
    { label: t('step.review'), note: t('step.days') },
    { label: t('step.open') },
  ];
  return (
    <div className={look.full}>
      <Stepper name={t('step.review')} steps={steps} current={1} />
      <Stepper name={t('step.open')} steps={steps} current={1} kind="fold" />
    </div>
  );
}

function Timelines() {
  const t = useT('gallery');
  return (
    <Timeline
      name={t('step.review')}
      steps={[
        { label: t('step.details'), when: formatDay('2025-11-14', useLanguage()), state: 'done' },
        { label: t('step.check'), note: t('text.documentWhy'), state: 'now', who: 'client' },
        { label: t('step.review'), when: t('step.days'), state: 'todo' },
      ]}
    />
  );
}

function Empty() {
  const t = useT('gallery');
  return (
    <EmptyState
      title={t('text.emptyTitle')}
      actions={
        <>
          <ButtonLink to="deposit" variant="primary">
            {t('act.deposit')}
          </ButtonLink>
          <Button variant="quiet">{t('act.quiet')}</Button>
        </>
      }
    >
      {t('text.empty')}
    </EmptyState>
  );
}

const LoadingRows = () => (
  <div className={look.full}>
    <Skeleton width="12ch" />
    <SkeletonRows rows={5} />
  </div>
);

function CallLoading() {
  const t = useT('gallery');
  return (
    <CallView<readonly string[]> of={{ state: 'loading' }} what={t('text.loading')}>
      {() => null}
    </CallView>
  );
}

function CallFailed() {
  const t = useT('gallery');
  return (
    <CallView<readonly string[]>
      of={{ state: 'failed', failure: samples.failure, trying: false, again: () => undefined }}
      failed={t('text.failed')}
    >
      {() => null}
    </CallView>
  );
}

function CallOlder() {
  const t = useT('gallery');
  return (
    <CallView of={{ state: 'ready', data: [1], updating: false, failure: samples.failure, again: () => undefined }}>
      {() => <p>{t('text.empty')}</p>}
    </CallView>
  );
}

function CallEmpty() {
  const t = useT('gallery');
  return (
    <CallView<readonly string[]>
      of={{ state: 'ready', data: [], updating: false, failure: null, again: () => undefined }}
      empty={<EmptyState title={t('text.filterTitle')} />}
    >
      {() => null}
    </CallView>
  );
}

export const states: readonly Entry[] = [
  { name: 'status', Render: Statuses },
  { name: 'status-soft', Render: SoftStatuses },
  { name: 'note', Render: Notes, wide: true },
  { name: 'stepper', Render: Steppers, wide: true },
  { name: 'timeline', Render: Timelines },
  { name: 'empty', Render: Empty },
  { name: 'skeleton', Render: LoadingRows },
  { name: 'call-loading', Render: CallLoading },
  { name: 'call-failed', Render: CallFailed },
  { name: 'call-older', Render: CallOlder },
  { name: 'call-empty', Render: CallEmpty },
];
