/** The company's contract for cards (PRG-28): an offer that waits, the figures, what can be paid and ordered, the latest orders. */
import { ToggleChip, Chips } from '../../../kit/data/chip.tsx';
import { PageHead } from '../../../kit/nav/heading.tsx';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { useT } from '../../../kit/words.tsx';
import { useQuery } from '../../../runtime/url.ts';
import * as look from '../contracts.css.ts';
import { useContracts, type Contract } from '../use-contracts.ts';
import { ContractOverview } from './contract-overview.tsx';
import { NoContract } from './no-contract.tsx';

/** What somebody comes for: to order, the one that is in force; else an offer that waits, then the one in force, then the latest. */
function firstOf(list: readonly Contract[], act: string): Contract | undefined {
  const by = (wanted: Contract['status']) => list.find(({ status }) => status === wanted);
  return (act === 'order' ? by('active') : undefined) ?? by('offered') ?? by('active') ?? list[0];
}

export function ContractsPage() {
  const t = useT('contracts');
  const [{ id, act }, change] = useQuery(['id', 'act']);
  const contracts = useContracts();
  return (
    <CallView
      of={contracts}
      what={t('overview.loading')}
      failed={t('overview.failed')}
      empty={
        <>
          <PageHead title={t('overview.title')} ruled />
          <NoContract />
        </>
      }
    >
      {({ list }) => {
        const chosen = list.find(({ contract_id }) => contract_id === id) ?? firstOf(list, act);
        if (!chosen) return null;
        return (
          <>
            <ContractOverview key={chosen.contract_id} row={chosen}>
              {list.length > 1 && (
                <div className={look.note}>
                  <Chips name={t('overview.choose')}>
                    {list.map(({ contract_id, number }) => (
                      <ToggleChip
                        key={contract_id}
                        on={contract_id === chosen.contract_id}
                        onChange={() => change({ id: contract_id, act: '' })}
                      >
                        {number}
                      </ToggleChip>
                    ))}
                  </Chips>
                </div>
              )}
            </ContractOverview>
          </>
        );
      }}
    </CallView>
  );
}
