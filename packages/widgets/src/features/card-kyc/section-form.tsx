/** A section as a form: saved over the version that was read; what somebody else saved meanwhile is shown and not overwritten unasked (CRD-53). */
import type { KycSection } from '@bankside/core/rules/cards/kyc-sections.ts';
import { Fragment, useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { useValues } from '../../kit/form/engine/use-form.ts';
import { Note } from '../../kit/feedback/note.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { isRefusal } from '../../kit/remote/failure.ts';
import { useRefresh } from '../../kit/remote/remote.ts';
import { useLanguage, useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import * as look from './card-kyc.css.ts';
import { ChangedElsewhere, changedIn } from './changed-elsewhere.tsx';
import { FieldReason } from './field-reason.tsx';
import { hidesSomething, holderKey, initialOf, shownFields, type Holder, type Values } from './holder.ts';
import { EditingProvider } from './section-context.ts';
import { sectionCalls } from './section-calls.ts';
import { SectionField } from './section-field.tsx';

type Props = { readonly id: string; readonly section: KycSection; readonly holder: Holder; readonly onClose: () => void };
const kept = 'kept';

export function SectionForm({ id, section, holder, onClose }: Props) {
  const t = useT('card-kyc');
  const bank = useBank();
  const toast = useToast();
  const refresh = useRefresh();
  const intended = useIntent();
  const [initial] = useState(() => initialOf(section, holder));
  const [read, setRead] = useState(holder);
  const [proof, setProof] = useState(kept);
  const changed = changedIn(section, read, holder);
  const name = t(`options:kycSections.${section}`);
  const { schema, send } = sectionCalls[section];
  const save = async (values: Values) => {
    const { id: _id, version: _version, ...typed } = values;
    if (Object.keys({ ...initial, ...typed }).every((field) => (typed[field] ?? '') === (initial[field] ?? ''))) {
      toast(t('unchanged'));
      return onClose();
    }
    const input = { ...typed, id, version: (changed.length ? read : holder).version, ...(proof !== kept && { email_token: proof }) };
    try {
      await intended(input, (key) => send(bank, input, key));
    } catch (error) {
      if (isRefusal(error, 'changedMeanwhile') || isRefusal(error, 'wrongState')) refresh(holderKey(id));
      throw error;
    }
    toast(t('saved', { section: name }));
    refresh(['card-kyc']);
    onClose();
  };
  return (
    <EditingProvider value={{ holder, section, emailProved: proof !== '', onEmail: setProof }}>
      {hidesSomething(section, holder) && <Note tone="plain">{t('enterAnew')}</Note>}
      {changed.length > 0 && <ChangedElsewhere fields={changed} section={section} now={holder} onKeep={() => setRead(holder)} />}
      <Form<Values> schema={schema} initial={{ ...initial, id }} onSubmit={save} guarded label={name}>
        <Fields section={section} reasons={holder.reasons} initial={initial} />
        <p className={look.text}>{t('looksAgain')}</p>
        <div className={look.acts}>
          <SubmitButton>{t('save')}</SubmitButton>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </EditingProvider>
  );
}

type FieldsProps = { readonly section: KycSection; readonly reasons: Holder['reasons']; readonly initial: Values };

function Fields({ section, reasons, initial }: FieldsProps) {
  const language = useLanguage();
  return shownFields(section, useValues(), language).map((name) => {
    const said = reasons.find(({ field }) => field === name);
    return (
      <Fragment key={name}>
        <SectionField name={name} />
        {said && <FieldReason name={name} reason={said.text} was={initial[name]} />}
      </Fragment>
    );
  });
}
