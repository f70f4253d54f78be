/** What staff may do with a card now, as the bank says; what not, with the reason why. */
import type { deskCardActs } from '@bankside/core/contract/back-office/back-office-cards.ts';
import type { InOf } from '@bankside/core/contract/index.ts';
import { cardText } from '@bankside/core/i18n/amounts.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Section } from '../../../kit/nav/section.tsx';
import { useT } from '../../../kit/words.tsx';
import { useBank } from '../../../runtime/host-context.tsx';
import { ConfirmedAct } from '../deciding/confirmed-act.tsx';
import * as desk from '../deciding/deciding.css.ts';
import { cardSchemas, issuedKey, type IssuedCard, type Which } from './issued-case.ts';
import * as look from './issued.css.ts';
import { ReasonedAct } from '../deciding/reasoned-act.tsx';

type Act = (typeof deskCardActs)[number];
type Order = InOf<'/admin/cards/decide'>;
const order: readonly Act[] = ['unlock', 'unblock', 'block', 'cancel'];
const schema = () => cardSchemas().then(({ decideIssuedCard }) => decideIssuedCard.in);

type Props = { readonly which: Which; readonly of: IssuedCard };

export function CardActs({ which, of }: Props) {
  const t = useT('back-office');
  const { acts, second } = of;
  const open = order.filter((act) => acts[act] === '' && second?.act !== `issuedCard.${act}`);
  const shut = order.flatMap((act) => (acts[act] === '' || acts[act] === 'notLocked' ? [] : [{ act, why: acts[act] }]));
  return (
    <Section title={t('issued.acts.title')}>
      <div className={desk.acts}>
        {open.map((act) =>
          act === 'unlock' ? <Unlock key={act} which={which} of={of} /> : <Decide key={act} act={act} which={which} of={of} />,
        )}
      </div>
      {shut.length > 0 && (
        <ul className={look.shut} aria-label={t('issued.acts.others')}>
          {shut.map(({ act, why }) => (
            <li key={act} className={look.shutRow}>
              <Button compact disabled aria-describedby={`why-${act}`}>
                {t(`issued.acts.${act}`)}
              </Button>
              <span id={`why-${act}`}>{t(`issued.why.${why}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Decide({ act, which, of: { card } }: Props & { readonly act: Order['event'] }) {
  const t = useT('back-office');
  const bank = useBank();
  const about = { holder: card.holder_name, card: cardText(card.last4) };
  return (
    <ReasonedAct<Order>
      shows={issuedKey(which)}
      act={t(`issued.acts.${act}`)}
      isPrimary={act === 'unblock'}
      isDanger={act !== 'unblock'}
      title={t(`issued.ask.${act}`, about)}
      text={t(`issued.explain.${act}`)}
      hint={t('issued.companyReads')}
      done={t(`issued.done.${act}`, about)}
      draft={`issued/${which.id}/${act}`}
      schema={schema}
      rest={{ ...which, version: card.version, event: act }}
      perform={(input, { key }) => bank.call('/admin/cards/decide', input, { key })}
    />
  );
}

/** After too many wrong tries: staff have made sure that it is the holder or the company who asks. */
function Unlock({ which, of: { card } }: Props) {
  const t = useT('back-office');
  const bank = useBank();
  const about = { holder: card.holder_name, card: cardText(card.last4) };
  return (
    <ConfirmedAct<Which>
      shows={issuedKey(which)}
      act={t('issued.acts.unlock')}
      title={t('issued.ask.unlock', about)}
      text={t('issued.explain.unlock')}
      done={t('issued.done.unlock', about)}
      input={which}
      perform={(input, { key }) => bank.call('/admin/cards/unlock', input, { key })}
    />
  );
}
