/** Gives cards to people: a holder and the activation code for each, and what became of each line (PRG-15, PRG-20). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ComboField } from '../../../kit/form/choices/combo-field.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldNamed } from '../../../kit/form/engine/field-name.ts';
import { Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../../kit/form/engine/use-form.ts';
import { TextField } from '../../../kit/form/fields/text-field.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useRefresh, useRemote } from '../../../kit/remote/remote.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useIntent } from '../../../runtime/intent.ts';
import type { ActResult, BatchCard, Holder } from '../batch-cards.ts';
import * as look from '../list/management.css.ts';
import { ActResults } from './act-results.tsx';
import type { BindLine, BindTyped } from './bind-lines.ts';

type Props = {
  readonly cards: readonly Pick<BatchCard, 'card_id' | 'kit_number' | 'last4'>[];
  readonly onClose: () => void;
  readonly onDone: (ids: readonly string[]) => void;
};
type Item = InOf<'/preallocation/bind'>['items'][number];

const schema = () => import('@bankside/core/contract/programmes/forms.ts').then(({ BindForm }) => BindForm);

const itemOf = ({ card_id, kit_number }: Props['cards'][number], line: BindLine): Item => ({
  card_id,
  kit_number,
  activation_code: line.activation_code,
  ...(line.who === 'holder' ? { application_id: line.application_id } : { holder: { name: line.name ?? '', email: line.email ?? '' } }),
});

export function BindDialog({ cards: chosen, onClose, onDone }: Props) {
  const t = useT('preallocation');
  const bank = useBank();
  const refresh = useRefresh();
  const intended = useIntent();
  const [cards, setCards] = useState(chosen);
  const [typed, setTyped] = useState<readonly BindLine[]>(() => chosen.map(() => ({ who: 'holder', activation_code: '' })));
  const [results, setResults] = useState<readonly ActResult[]>();
  const holders = useRemote(['holders'], (signal) => bank.call('/preallocation/holders', { page_size: 100 }, { signal }));
  const send = async ({ lines }: BindTyped) => {
    setTyped(lines);
    const items = cards.flatMap((card, at) => (lines[at] ? [itemOf(card, lines[at])] : []));
    const { results: sent } = await intended({ items }, (key) => bank.call('/preallocation/bind', { items }, { key }));
    refresh(['batch-cards']);
    onDone(sent.filter(({ ok }) => ok).map(({ card_id }) => card_id));
    setResults(sent);
  };
  if (results) {
    const failed = new Set(results.filter(({ ok }) => !ok).map(({ card_id }) => card_id));
    const again = () => {
      setCards(cards.filter(({ card_id }) => failed.has(card_id)));
      setTyped(typed.filter((_, at) => failed.has(cards[at]?.card_id ?? '')));
      setResults(undefined);
    };
    return (
      <Dialog
        title={t('bind.title', { count: cards.length })}
        onClose={onClose}
        actions={
          <>
            {failed.size > 0 && <Button onClick={again}>{t('bind.again')}</Button>}
            <Button variant="primary" onClick={onClose}>
              {t('shared:close')}
            </Button>
          </>
        }
      >
        <ActResults results={results} done={(count) => t('bind.done', { count })} />
      </Dialog>
    );
  }
  return (
    <Dialog form title={t('bind.title', { count: cards.length })} text={t('bind.text')} onClose={onClose}>
      <CallView of={holders} what={t('bind.loading')} failed={t('bind.failed')}>
        {({ list }) => (
          <Form schema={schema} initial={{ lines: typed }} onSubmit={send}>
            <div className={look.lines}>
              {cards.map((card, at) => (
                <Line key={card.card_id} card={card} at={at} holders={list} />
              ))}
            </div>
            <SubmitButton>{t('bind.send', { count: cards.length })}</SubmitButton>
          </Form>
        )}
      </CallView>
    </Dialog>
  );
}

type LineProps = { readonly card: Props['cards'][number]; readonly at: number; readonly holders: readonly Holder[] };

function Line({ card: { kit_number, last4 }, at, holders }: LineProps) {
  const t = useT('preallocation');
  const field = <K extends keyof BindLine>(name: K) => fieldNamed<BindLine[K]>(`lines[${at}].${name}`);
  const isPerson = useValue(field('who')) === 'person';
  const verified = holders.filter(({ verification_status }) => verification_status === 'approved');
  return (
    <fieldset>
      <legend>
        <b>{kit_number}</b> {last4 && cardText(last4)}
      </legend>
      <SegmentedField
        name={field('who')}
        label={t('bind.who')}
        options={(['holder', 'person'] as const).map((value) => ({ value, label: t(`bind.${value}`) }))}
      />
      {isPerson ? (
        <div className={look.pair}>
          <TextField name={field('name')} label={t('bind.name')} />
          <TextField name={field('email')} label={t('bind.email')} hint={t('bind.emailHint')} />
        </div>
      ) : (
        <ComboField
          name={field('application_id')}
          label={t('bind.holderName')}
          hint={verified.length === 0 ? t('bind.noHolders') : undefined}
          options={verified.map(({ application_id, holder_name, application_no }) => ({
            value: application_id,
            label: `${holder_name} · ${application_no}`,
          }))}
        />
      )}
      <TextField name={field('activation_code')} label={t('bind.code')} hint={t('bind.codeHint')} />
    </fieldset>
  );
}
