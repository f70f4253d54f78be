/** Under a field's value: what changed in it, what the bank wrote into it, why it goes back, and the acts of staff. */
import { Status } from '../../../kit/data/status.tsx';
import { faint } from '../../../kit/theme/text.css.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { useT } from '../../../kit/words.tsx';
import { useDates } from '../../../shared/dates.ts';
import type { FieldNames } from '../../../shared/kyc/field-name.ts';
import { nothing, type Entry } from '../../../shared/kyc/values.ts';
import { ValueText } from '../../../shared/kyc/value-text.tsx';
import { fileKeysOf, isTyped, type Change, type KycCase, type Reason } from './kyc-case.ts';
import * as look from './kyc-case.css.ts';
import { useReasonText } from './reason-text.ts';

export type FieldDeskProps = {
  readonly of: KycCase;
  readonly entry: Entry;
  readonly names: FieldNames;
  readonly change: Change | undefined;
  /** Collected for the decision. */
  readonly reason: Reason | undefined;
  /** Of an earlier decision, or of the one about this copy when it is decided. */
  readonly sentBack: Reason | undefined;
  /** The copy waits for a decision. */
  readonly isOpen: boolean;
  readonly onAsk: (ask: 'sendBack' | 'correct', entry: Entry) => void;
  readonly onOpenFile: (file: { readonly file_key: string }) => void;
};

export function FieldDesk(props: FieldDeskProps) {
  const { of, entry, change, sentBack, reason, isOpen } = props;
  const t = useT('back-office');
  const textOf = useReasonText();
  const corrections = isOpen ? of.corrected.filter(({ path }) => path === entry.path) : [];
  return (
    <>
      {isOpen && <Acts {...props} />}
      {change && change.before?.value !== corrections[0]?.before && <Changed {...props} change={change} />}
      {corrections.map((each) => (
        <Corrected key={`${each.at} ${each.after}`} of={each} entry={entry} />
      ))}
      {sentBack && !reason && <p className={look.remark}>{t(changeKey(isOpen, change), { reason: textOf(sentBack) })}</p>}
      {reason && (
        <p className={look.sent}>
          <Status tone="negative" glyph="return">
            {t('kyc.sent')}
          </Status>{' '}
          · {textOf(reason)}
        </p>
      )}
    </>
  );
}

/** Sent back last time and not changed since. */
const changeKey = (isOpen: boolean, change: Change | undefined) =>
  !isOpen ? 'kyc.sentBackThen' : change ? 'kyc.sentBackBefore' : 'kyc.sentBackUnchanged';

function Acts({ of, entry, names, reason, onAsk }: FieldDeskProps) {
  const t = useT('back-office');
  const field = names.field(entry.path);
  return (
    <span className={look.fieldActs}>
      {of.may.correct && isTyped(entry.row.kind) && (
        <TextButton aria-label={t('kyc.correct.title', { field })} onClick={() => onAsk('correct', entry)}>
          {t('kyc.correct.act')}
        </TextButton>
      )}
      <TextButton
        data-field={entry.path}
        aria-label={t(reason ? 'kyc.reason.changeTitle' : 'kyc.reason.title', { field })}
        onClick={() => onAsk('sendBack', entry)}
      >
        {t(reason ? 'kyc.reason.change' : 'kyc.reason.act')}
      </TextButton>
    </span>
  );
}

function Changed({ of, entry, change: { before }, onOpenFile }: FieldDeskProps & { readonly change: Change }) {
  const t = useT('back-office');
  const isNew = !before || nothing(before.value);
  return (
    <div className={look.changed}>
      <Status tone="attention" glyph="swap">
        {t(isNew ? 'kyc.isNew' : 'kyc.changed')}
      </Status>
      {!isNew && (
        <div className={look.was}>
          <span>{t('kyc.before')}</span> <ValueText row={entry.row} value={before.value} files={of.files} onOpenFile={onOpenFile} />
        </div>
      )}
    </div>
  );
}

function Corrected({ of, entry }: { readonly of: KycCase['corrected'][number]; readonly entry: Entry }) {
  const t = useT('back-office');
  const dates = useDates();
  return (
    <div className={look.changed}>
      <Status tone="progress" glyph="half">
        {t('options:kycEvents.correct')}
      </Status>{' '}
      <span className={faint}>
        {of.by} · {dates.dateTime(of.at)}
      </span>
      <div className={look.was}>
        <span>{t('kyc.before')}</span> <ValueText row={entry.row} value={of.before} files={[]} />
      </div>
    </div>
  );
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-field]')];
function show(field: HTMLElement | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
export const goToField = (path: string, root: ParentNode = document): void =>
  show(fieldsIn(root).find(({ dataset }) => dataset['field'] === path));

/** j and k go from field to field, while one of them has the focus; a field with papers opens its first. */
export function moveOn(key: string, root: HTMLElement): string | undefined {
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0;
  const fields = fieldsIn(root);
  const at = fields.findIndex((field) => field.matches(':focus'));
  const next = step === 0 || at < 0 ? undefined : fields[at + step];
  show(next);
  return next?.dataset['field'];
}
export const firstPaper = (entry: Entry | undefined): string | undefined => (entry ? fileKeysOf(entry)[0] : undefined);
