/** Pays a fee: from where, what is there, what it costs in that currency, and what is missing (CRD-33). */
import type { InOf } from '@bankside/core/contract/index.ts';
import { may } from '@bankside/core/rules/access/permissions.ts';
import { Link } from '../../kit/action/link.tsx';
import { Amount } from '../../kit/data/amount.tsx';
import { Fact, Facts } from '../../kit/data/facts.tsx';
import { Note } from '../../kit/feedback/note.tsx';
import { useToast } from '../../kit/feedback/toast.tsx';
import { SegmentedField } from '../../kit/form/choices/segmented-field.tsx';
import { fieldsOf, Form } from '../../kit/form/engine/form.tsx';
import { SubmitButton } from '../../kit/form/engine/submit-button.tsx';
import { useValue } from '../../kit/form/engine/use-form.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { useT } from '../../kit/words.tsx';
import { useBank } from '../../runtime/host-context.tsx';
import { useIntent } from '../../runtime/intent.ts';
import { useSession } from '../../runtime/user.ts';
import { priceText } from '../../shared/money/price-text.ts';
import type { FeeDialogProps } from './fee-dialog.ts';
import { missingOf, nameOf, readWay, wayKey, wayName, type Way } from './fees.ts';

type Choice = { readonly way: string };
const field = fieldsOf<Choice>();

/** The company's own setting first; else the first that suffices. */
const firstWay = (ways: readonly Way[], wanted: string): string => {
  const set = ways.find((way) => wayKey(way) === wanted && missingOf(way) === null);
  const able = ways.find((way) => missingOf(way) === null);
  return set || !able ? wanted : wayKey(able);
};

export function PayDialog({ details: { record, payable_from: ways }, onDone, onClose }: FeeDialogProps) {
  const t = useT('annual-fees');
  const bank = useBank();
  const toast = useToast();
  const intended = useIntent();
  const wanted = wayKey({ source: record.pay_from, currency: record.pay_currency });
  const send = async ({ way }: Choice) => {
    const input: InOf<'/annualFee/modify'> = { id: record.id, version: record.version, action: 'pay', ...readWay(way) };
    await intended(input, (key) => bank.call('/annualFee/modify', input, { key }));
    toast(t('pay.done'));
    onDone();
  };
  return (
    <Dialog form title={t('pay.title', { card: nameOf(record) })} text={t('pay.text')} onClose={onClose}>
      <Form initial={{ way: firstWay(ways, wanted) }} onSubmit={send}>
        <SegmentedField
          name={field('way')}
          label={t('pay.source')}
          options={ways.map((way) => ({ value: wayKey(way), label: way.currency, note: t(`options:renewalSources.${way.source}`) }))}
        />
        <Cost ways={ways} />
      </Form>
    </Dialog>
  );
}

function Cost({ ways }: { readonly ways: readonly Way[] }) {
  const t = useT('annual-fees');
  const key = useValue(field('way'));
  const way = ways.find((each) => wayKey(each) === key);
  if (!way) return null;
  const { balance, cost, currency } = way;
  const missing = missingOf(way);
  return (
    <>
      <Facts kind="totals">
        <Fact label={t('pay.available', { source: wayName(t, way) })}>
          <Amount amount={balance} currency={currency} />
        </Fact>
        <Fact label={t('pay.cost')} sum>
          <Amount amount={cost} currency={currency} />
        </Fact>
      </Facts>
      {missing === null ? (
        <div>
          <SubmitButton>{t('pay.send', { amount: priceText(cost, currency) })}</SubmitButton>
        </div>
      ) : (
        <Missing way={way} amount={priceText(missing, currency)} />
      )}
    </>
  );
}

/** Nothing can be sent: what is missing, and where it can come from. */
function Missing({ way, amount }: { readonly way: Way; readonly amount: string }) {
  const t = useT('annual-fees');
  const session = useSession();
  const isFiat = way.source === 'parent_company';
  return (
    <Note tone="attention" live="status" title={t('pay.missing', { amount })}>
      {t('pay.missingText')}{' '}
      {may(session, isFiat ? '3-1' : '3-2') && (
        <Link to={isFiat ? 'depositFiat' : 'depositDigital'} params={isFiat ? undefined : { currency: way.currency }}>
          {t(isFiat ? 'pay.depositFiat' : 'pay.depositDigital', { currency: way.currency })}
        </Link>
      )}
    </Note>
  );
}
