/** Why no batch can be ordered now (PRG-07), and what to do about it. */
import { ButtonLink } from '../../../kit/action/link.tsx';
import { Note } from '../../../kit/feedback/note.tsx';
import { useT } from '../../../kit/words.tsx';
import { useUserInfo } from '../../../runtime/user.ts';
import { userTypes } from '@bankside/core/rules/access/permissions.ts';
import * as look from '../contracts.css.ts';
import type { Config, Counts } from '../use-contracts.ts';

type BarredProps = { readonly config: Config; readonly counts: Counts; readonly mayPay: boolean };

export function Barred({ config: { bar, min_per_batch: min, available_quantity: left }, counts, mayPay }: BarredProps) {
  const t = useT('contracts');
  const isMain = useUserInfo()?.userType === userTypes.main;
  if (bar === '' || bar === 'notActive') return null;
  const unpaid = counts.contracted - counts.paid;
  const words = {
    notPaid: t(mayPay && unpaid > 0 ? 'bars.notPaidText' : unpaid > 0 ? 'bars.notPaidOther' : 'bars.allOrdered'),
    belowMinimum: t(unpaid >= min - left ? 'bars.belowMinimumText' : 'bars.belowMinimumEnd', { min, more: min - left }),
    prefix: t(isMain ? 'bars.prefixText' : 'bars.prefixOther'),
  }[bar];
  return (
    <div className={look.note}>
      <Note
        tone={bar === 'notPaid' && unpaid <= 0 ? 'plain' : 'attention'}
        title={t(`bars.${bar}`, { min, left })}
        action={
          bar === 'prefix' &&
          isMain && (
            <ButtonLink compact to="profile" params={{ part: 'company' }}>
              {t('bars.setPrefix')}
            </ButtonLink>
          )
        }
      >
        {words}
      </Note>
    </div>
  );
}
