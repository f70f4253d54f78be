/** An announcement in every language, and its end. */
import { langTags, languages } from '@bankside/core/rules/languages.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { faint } from '../../../kit/theme/text.css.ts';
import { useLanguage, useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../queue/queue.css.ts';
import { announcementsKey, type Announcement } from './messages-key.ts';

export function AnnouncementView({ of, onClose }: { readonly of: Announcement; readonly onClose: () => void }) {
  const t = useT('back-office');
  const bank = useBank();
  const language = useLanguage();
  const end = useAction((id: string, { key }) => bank.call('/admin/announcement/end', { id }, { key }), {
    says: () => t('messages.endDone'),
    refreshes: [announcementsKey],
    onDone: onClose,
  });
  const act = of.is_shown && (
    <Button variant="danger" busy={end.busy} onClick={() => void end.run(of.id)}>
      {t('messages.end')}
    </Button>
  );
  return (
    <Dialog form title={of.title[language]} onClose={onClose} busy={end.busy} actions={act}>
      <div className={look.stack}>
        {languages.map((each) => (
          <div key={each} lang={langTags[each]}>
            <strong>{of.title[each]}</strong>
            <p className={look.words}>{of.body[each]}</p>
          </div>
        ))}
        {of.is_shown && <p className={faint}>{t('messages.endText')}</p>}
        <FailureNote failure={end.failure} />
      </div>
    </Dialog>
  );
}
