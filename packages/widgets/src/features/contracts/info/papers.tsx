/** The confirmation of an order, and the delivery note of what has arrived (PRG-12). */
import { saveFile } from '../../../kit/action/save-file.ts';
import { TextButton } from '../../../kit/action/text-button.tsx';
import { Fact } from '../../../kit/data/facts.tsx';
import { FailureNote } from '../../../kit/remote/call-view.tsx';
import { useAction } from '../../../kit/remote/use-action.ts';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import * as look from '../contracts.css.ts';
import type { Order } from '../use-contracts.ts';

const kinds = ['order_confirmation', 'delivery_note'] as const;

export function Papers({ order: { id, status, delivered } }: { readonly order: Order }) {
  const t = useT('contracts');
  const bank = useBank();
  const fetch = useAction(async (kind: (typeof kinds)[number]) => {
    const { blob, name } = await bank.download('/contract/orderPaper', { order_id: id, kind });
    saveFile(blob, name);
  });
  if (status === 'pending' || status === 'rejected') return null;
  const offered = kinds.filter((kind) => kind === 'order_confirmation' || delivered > 0);
  return (
    <Fact label={t('papers.title')}>
      <span className={look.acts}>
        {offered.map((kind) => (
          <TextButton key={kind} onClick={() => void fetch.run(kind)}>
            {t(`papers.${kind}`)}
          </TextButton>
        ))}
      </span>
      <FailureNote failure={fetch.failure} />
    </Fact>
  );
}
