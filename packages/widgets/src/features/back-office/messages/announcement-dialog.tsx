/** A new announcement to every client (OFF-14). */
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useBank } from '../../../runtime/host-context.tsx';
import { MessageForm } from './message-form.tsx';
import { lengths, type AnnouncementInput } from './message-schemas.ts';
import { announcementsKey } from './messages-key.ts';

const schema = () => import('./message-schemas.ts').then(({ AnnouncementForm }) => AnnouncementForm);
const days = { week: 7, month: 30, open: 0 } as const;
const dayMs = 86_400_000;

type Props = { /** The bank's clock. */ readonly now: string; readonly onClose: () => void };

export function AnnouncementDialog({ now, onClose }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const { initial, ref, forget } = useFormDraft('desk/announcement');
  const publish = useAction(
    ({ lasts, ...message }: AnnouncementInput, { key }) => {
      const until = days[lasts] === 0 ? {} : { until: new Date(Date.parse(now) + days[lasts] * dayMs).toISOString() };
      return bank.call('/admin/announcement/publish', { ...message, ...until }, { key });
    },
    {
      says: () => t('messages.published'),
      refreshes: [announcementsKey],
      onDone: () => {
        forget();
        onClose();
      },
    },
  );
  return (
    <Dialog form title={t('messages.publish')} text={t('messages.publishText')} onClose={onClose}>
      <FailureNote failure={publish.failure} />
      <MessageForm<AnnouncementInput>
        schema={schema}
        initial={{ lasts: 'week', ...initial }}
        formRef={ref}
        onSubmit={publish.send}
        act={t('messages.publishAct')}
      >
        <SegmentedField
          name={fieldNamed<AnnouncementInput['lasts']>('lasts')}
          label={t('messages.lasts')}
          options={lengths.map((value) => ({ value, label: t(`messages.for.${value}`) }))}
        />
      </MessageForm>
    </Dialog>
  );
}
