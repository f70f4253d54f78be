/** Who else agrees to a transfer (TRF-16): each rule as a sentence, added, changed and removed by the main account. */
import { formatAmount } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { CallView } from '../../kit/remote/call-view.tsx';
import { useRemote } from '../../kit/remote/remote.ts';
import { faint } from '../../kit/theme/text.css.ts';
import { useLanguage, useT, type T } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { approvalsKey, RemoveRule, RuleDialog, type Rule } from './approval-dialogs.tsx';
import { PagePart } from '../../shared/page-part.tsx';
import * as look from './profile.css.ts';

type Open = { readonly act: 'add' } | { readonly act: 'change' | 'remove'; readonly rule: Rule };

export function ApprovalsPart({ isOpen }: { readonly isOpen: boolean }) {
  const t = useT('profile');
  return (
    <PagePart title={t('approval.title')} text={t('approval.text')}>
      {isOpen ? <Rules /> : <p className={faint}>{t('closed')}</p>}
    </PagePart>
  );
}

/** 'Transfers to a bank in EUR above 10,000.00 USD need two other people' */
function sentenceOf(t: T<'profile'>, { kind, currency, above_usd, approvers }: Omit<Rule, 'id' | 'version' | 'short'>): string {
  const of = t(`approval.kinds.${kind}`);
  const what = currency ? t('approval.inCurrency', { what: of, currency }) : of;
  const people = t(`approval.people.${approvers}`);
  if (Number(above_usd) === 0) return t('approval.every', { what, people });
  return t('approval.above', { what, people, sum: formatAmount(above_usd, 'USD') });
}

function Rules() {
  const t = useT('profile');
  const bank = useBank();
  const rules = useRemote(approvalsKey, (signal) => bank.call('/withdraw/approval/list', {}, { signal }));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <CallView of={rules} what={t('loading')} failed={t('approval.failed')}>
      {({ list }) => (
        <div className={look.rules}>
          {list.length === 0 ? (
            <p className={faint}>{t('approval.none')}</p>
          ) : (
            <ul className={look.cards} aria-label={t('approval.title')}>
              {list.map((rule) => (
                <OneRule key={rule.id} rule={rule} onAct={(act) => setOpen({ act, rule })} />
              ))}
            </ul>
          )}
          <div>
            <Button onClick={() => setOpen({ act: 'add' })}>{t('approval.add')}</Button>
          </div>
          {open && open.act !== 'remove' && <RuleDialog {...(open.act === 'change' && { rule: open.rule })} onClose={close} />}
          {open?.act === 'remove' && <RemoveRule rule={open.rule} sentence={sentenceOf(t, open.rule)} onClose={close} />}
        </div>
      )}
    </CallView>
  );
}

function OneRule({ rule, onAct }: { readonly rule: Rule; readonly onAct: (act: 'change' | 'remove') => void }) {
  const t = useT('profile');
  const sentence = sentenceOf(t, rule);
  const list = new Intl.ListFormat(useLanguage(), { style: 'narrow', type: 'conjunction' });
  const kinds = list.format(rule.short.map((kind) => t(`approval.kinds.${kind}`)));
  return (
    <li>
      <div className={look.card}>
        <p>{sentence}</p>
        <span className={look.acts}>
          <Button compact aria-label={t('approval.changeOf', { rule: sentence })} onClick={() => onAct('change')}>
            {t('approval.change')}
          </Button>
          <Button compact variant="dangerQuiet" aria-label={t('approval.removeOf', { rule: sentence })} onClick={() => onAct('remove')}>
            {t('approval.remove')}
          </Button>
        </span>
      </div>
      {kinds && (
        <Note tone="attention" title={t('approval.short')}>
          {t('approval.shortText', { kinds })}
        </Note>
      )}
    </li>
  );
}
