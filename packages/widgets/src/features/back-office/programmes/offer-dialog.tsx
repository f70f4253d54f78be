/** A new offer: for whom, how many, for how long, at what price (PRG-01). Above a sum a second person confirms it. */
import { kyc } from '@bankside/core/rules/lifecycles/kyc.ts';
import { cardClasses, cardTiers } from '@bankside/core/rules/options.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { SegmentedField } from '../../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../../kit/form/engine/submit-button.tsx';
import { AmountField } from '../../../kit/form/fields/amount-field.tsx';
import { narrow, TextField } from '../../../kit/form/fields/text-field.tsx';
import { UploadField } from '../../../kit/form/upload/upload-field.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Dialog } from '../../../kit/overlay/dialog.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { useFormDraft } from '../../../runtime/drafts.ts';
import { useSendFile } from '../../../shared/files/send-file.ts';
import { useDecision } from '../deciding/use-decision.ts';
import { CompanyFinder, type Company } from '../deposits/company-finder.tsx';
import type { Offer } from './offer-schema.ts';

type Typed = Omit<Offer, 'term_months' | 'contracted_quantity' | 'min_per_batch'> & {
  readonly term_months: string;
  readonly contracted_quantity: string;
  readonly min_per_batch: string;
};
const field = fieldsOf<Typed>();
const schema = () => import('./offer-schema.ts').then(({ OfferForm }) => OfferForm);

export function OfferDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT('back-office');
  const [company, choose] = useState<Company>();
  if (!company)
    return (
      <Dialog form title={t('programmes.offer.title')} text={t('programmes.offer.whose')} onClose={onClose}>
        <CompanyFinder onChoose={choose} />
      </Dialog>
    );
  const other = <Button onClick={() => choose(undefined)}>{t('programmes.offer.other')}</Button>;
  return (
    <Dialog form title={t('programmes.offer.title')} text={company.project_name} onClose={onClose}>
      {company.kyc_status === kyc.states.approved.wire ? (
        <Terms company_id={company.company_id} onClose={onClose} other={other} />
      ) : (
        <Note tone="attention" title={t('programmes.offer.unverified')} action={other} />
      )}
    </Dialog>
  );
}

type TermsProps = { readonly company_id: string; readonly onClose: () => void; readonly other: ReactNode };

/** What is typed is kept for the company until it is sent. */
function Terms({ company_id, onClose, other }: TermsProps) {
  const t = useT('back-office');
  const bank = useBank();
  const send = useSendFile('support');
  const { initial, ref, forget } = useFormDraft(`desk/offer/${company_id}`);
  const done = () => {
    forget();
    onClose();
  };
  const offer = useDecision((input: Offer, { key }) => bank.call('/admin/contract/make', input, { key }), {
    says: ({ contract }) => t('programmes.offer.done', { number: contract.number }),
    shows: ['deskContracts'],
    onDone: done,
    onAsked: done,
  });
  const number = { inputMode: 'numeric', fold: narrow } as const;
  return (
    <>
      <Form<Offer>
        schema={schema}
        initial={{ tier: cardTiers[0], card_class: cardClasses[0], files: [], ...initial, company_id }}
        ref={ref}
        onSubmit={offer.send}
      >
        <TextField name={field('term_months')} label={t('programmes.offer.term')} hint={t('programmes.offer.termHint')} {...number} />
        <TextField name={field('contracted_quantity')} label={t('programmes.offer.quantity')} {...number} />
        <TextField name={field('min_per_batch')} label={t('programmes.offer.minimum')} {...number} />
        <AmountField name={field('price_per_card')} label={t('programmes.price')} currency="USD" />
        <SegmentedField
          name={field('tier')}
          label={t('programmes.offer.tier')}
          options={cardTiers.map((value) => ({ value, label: t(`card-list:tiers.${value}`) }))}
        />
        <SegmentedField
          name={field('card_class')}
          label={t('programmes.offer.class')}
          options={cardClasses.map((value) => ({ value, label: t(`card-list:classes.${value}`) }))}
        />
        <UploadField name={field('files')} label={t('programmes.documents')} slot="support" files={10} send={send} optional />
        <div>
          <SubmitButton>{t('programmes.offer.act')}</SubmitButton> {other}
        </div>
      </Form>
    </>
  );
}
