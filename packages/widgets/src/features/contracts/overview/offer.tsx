/** An offer of the bank: its terms and documents, and the signature of the main account (PRG-01). */
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Fact, Facts } from '../../../kit/data/facts.tsx';
import { Amount } from '../../../kit/data/amount.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import * as look from '../contracts.css.ts';
import { Documents } from '../info/documents.tsx';
import { costOf } from '../programme.ts';
import type { ContractData } from '../use-contracts.ts';
import { DeclineDialog, SignDialog } from './offer-dialogs.tsx';
import { Terms } from './terms.tsx';

export function Offer({ data: { contract, documents, may } }: { readonly data: ContractData }) {
  const t = useT('contracts');
  const [asking, setAsking] = useState<'sign' | 'decline' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <div className={look.note}>
        <Note
          tone="attention"
          title={t('offer.title')}
          action={
            may.sign && (
              <span className={look.acts}>
                <Button compact variant="primary" onClick={() => setAsking('sign')}>
                  {t('offer.sign')}
                </Button>
                <Button compact onClick={() => setAsking('decline')}>
                  {t('offer.decline')}
                </Button>
              </span>
            )
          }
        >
          {t(may.sign ? 'offer.text' : 'offer.other')}
        </Note>
      </div>
      <div className={look.columns}>
        <Section title={t('overview.terms')}>
          <Terms contract={contract} />
          <Facts>
            <Fact label={t('fact.value')}>
              <Amount amount={costOf(contract.price_per_card, contract.contracted_quantity)} currency="USD" />
            </Fact>
          </Facts>
        </Section>
        <Section title={t('documents.title')}>
          <Documents contract_id={contract.contract_id} list={documents} />
        </Section>
      </div>
      {asking === 'sign' && <SignDialog contract={contract} onClose={close} />}
      {asking === 'decline' && <DeclineDialog contract={contract} onClose={close} />}
    </>
  );
}
