/** "All 6", "Active 2": the groups that have cards, and the one that is chosen. */
import { cardGroupNames, type CardGroup } from '@bankside/core/rules/cards/actions.ts';
import { Chips, ToggleChip } from '../../../kit/data/chip.tsx';
import { useT } from '../../../kit/words.tsx';
import type { Cards } from '../use-cards.ts';

type Props = {
  readonly chosen: CardGroup | undefined;
  /** Undefined until they are known. */
  readonly counts: Cards['counts'];
  readonly onChoose: (group?: CardGroup) => void;
};

export function GroupChips({ chosen, counts, onChoose }: Props) {
  const t = useT('card-list');
  const all = counts && cardGroupNames.reduce((sum, group) => sum + counts[group], 0);
  const shown = cardGroupNames.filter((group) => group === chosen || counts?.[group]);
  return (
    <Chips name={t('list.filters')}>
      <ToggleChip on={!chosen} onChange={() => onChoose()}>
        {t('list.groups.all')} {all}
      </ToggleChip>
      {shown.map((group) => (
        <ToggleChip key={group} on={group === chosen} onChange={(on) => (on ? onChoose(group) : onChoose())}>
          {t(`list.groups.${group}`)} {counts?.[group]}
        </ToggleChip>
      ))}
    </Chips>
  );
}
