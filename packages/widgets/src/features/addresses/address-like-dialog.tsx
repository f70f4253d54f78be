import type { InOf } from '@bankside/core/contract/index.ts';
import { mono } from '../../kit/theme/text.css.ts';
import { useT } from '../../kit/words.tsx';
import { Compared } from '../../shared/recipients/compared.tsx';
import { LikeDialog, type Side } from '../../shared/recipients/like-dialog.tsx';
import type { Likeness } from '../../shared/recipients/use-likeness.ts';

/** The typed address beside the known one with the same ends: what lies between them is marked. */
export function AddressLikeDialog({ likeness }: { readonly likeness: Likeness<InOf<'/withdraw/address/add'>> }) {
  const t = useT('addresses');
  if (!likeness.asked) return null;
  const { input, known } = likeness.asked;
  const { name = '', address = '', network = '', reason = '' } = known;
  const isSender = reason === 'sender';
  const sideOf = (title: string, own: string, other: string, on: string): Side => [
    { label: t('column.name'), value: title },
    {
      label: t('column.address'),
      value: (
        <span className={mono}>
          <Compared text={own} other={other} />
        </span>
      ),
    },
    { label: t('column.network'), value: on },
  ];
  return (
    <LikeDialog
      title={isSender ? t('like.senderTitle') : t('like.title', { name })}
      text={t('like.text')}
      typed={sideOf(input.name, input.address, address, input.network)}
      known={sideOf(isSender ? t('like.sender') : name, address, input.address, network)}
      busy={likeness.busy}
      onSave={() => void likeness.saveAllTheSame()}
      onBack={likeness.goBack}
    />
  );
}
