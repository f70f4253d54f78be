/** What was announced and what happens next: the reference to quote, and that nothing is booked before the money comes. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { Button } from '../../../kit/action/button.tsx';
import { CopyButton } from '../../../kit/action/copy-button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { mono } from '../../../kit/theme/text.css.ts';
import { useT } from '../../../kit/words.tsx';
import * as look from '../deposits.css.ts';
import type { Announcement } from './request-form.tsx';

type AnnouncedProps = { readonly announcement: Announcement; readonly days: number; readonly onAnother: () => void };

export function Announced({ announcement: { asked, answer }, days, onAnother }: AnnouncedProps) {
  const t = useT('deposits');
  const amount = formatAmount(asked.amount, asked.currency);
  return (
    <div className={look.sent}>
      <Note tone="positive" live="status" title={t('sent.title', { amount })}>
        {t('sent.text')}
      </Note>
      <Facts>
        <Fact label={t('sent.number')}>
          <span className={look.number}>{answer.number}</span> <CopyButton value={answer.number} what={t('sent.number')} />
        </Fact>
        <Fact label={t('details.reference')}>
          <span className={mono}>{answer.reference}</span> <CopyButton value={answer.reference} what={t('details.reference')} />
        </Fact>
      </Facts>
      <div>
        <h3>{t('sent.next')}</h3>
        <ol className={look.steps}>
          <li>{t('sent.pay', { amount, reference: answer.reference })}</li>
          <li>{t('sent.arrives', { count: days })}</li>
          <li>{asked.convert_to ? t('sent.converted', { asset: asked.convert_to }) : t('sent.credited', { currency: asked.currency })}</li>
        </ol>
      </div>
      <div className={look.acts}>
        <ButtonLink variant="primary" to="depositRecord" params={{ id: answer.id }}>
          {t('sent.see')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('sent.another')}</Button>
      </div>
    </div>
  );
}
