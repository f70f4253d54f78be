/** Where to send digital assets: the same on the bank's own page (deposit_jmhb) and in <deposit-address> on other people's. */
import { useState, type ReactNode } from 'react';
import { CallView } from '../../../kit/remote/call-view.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../kit/feedback/skeleton.tsx';
import { lazy, usePart } from '../../../kit/lazy/lazy.ts';
import { ShownPart } from '../../../kit/lazy/shown-part.tsx';
import { useT } from '../../../kit/words.tsx';
import type { ElementPort } from '../../../runtime/element-port.ts';
import * as look from './panel.css.ts';
import { TokenChoice } from './token-choice.tsx';
import { networkName, type Choice, type DepositAddressState, type DepositConfig, type Digital } from './use-deposit-address.ts';
import { WrongNetwork } from './wrong-network.tsx';

export type DepositPanelProps = {
  readonly state: DepositAddressState;
  readonly onChoose: (asset: string, network: string) => void;
  /** Where it is kept that somebody has confirmed token and network, until the tab closes. */
  readonly keep: ElementPort['keep'];
  /** Deposits on the way, where they are shown. */
  readonly way?: ReactNode;
};

export function DepositPanel(props: DepositPanelProps) {
  const t = useT('deposit-address');
  const { config, choice } = props.state;
  return (
    <div className={look.panel}>
      <CallView
        of={config}
        what={t('choice.loading')}
        failed={t('choice.failed')}
        isEmpty={() => choice === undefined}
        empty={<EmptyState title={t('choice.none')}>{t('choice.noneText')}</EmptyState>}
      >
        {(known) => choice && <Chosen {...props} config={known} choice={choice} />}
      </CallView>
    </div>
  );
}

type ChosenProps = DepositPanelProps & { readonly config: DepositConfig; readonly choice: Choice };

function Chosen({ state, config, choice, onChoose, keep, way }: ChosenProps) {
  const t = useT('deposit-address');
  const { details } = state;
  const place = `${choice.row.asset}-${choice.network.network}`;
  return (
    <div className={look.columns}>
      <div className={look.main}>
        <TokenChoice config={config} choice={choice} onChoose={onChoose} />
        <CallView of={details} what={t('address.loading')} failed={t('address.failed')} loading={<Waiting />}>
          {(digital) => <Guarded key={place} digital={digital} choice={choice} keep={keep} />}
        </CallView>
      </div>
      <div className={look.rail}>
        {/* both at once: neither moves the other, nor the page below the tag */}
        <ShownPart of={howPart}>
          {({ HowItWorks }) => (
            <>
              {details.state === 'ready' && <HowItWorks digital={details.data} activation={config.activation_min} />}
              {way}
            </>
          )}
        </ShownPart>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className={look.waiting}>
    <SkeletonRows rows={4} />
  </div>
);

const addressPart = lazy(() => import('./address-shown.tsx'));
const howPart = lazy(() => import('./how-it-works.tsx'));

/** Nothing to scan and nothing to copy before it is ticked; once for each token and network. */
function Guarded({ digital, choice, keep }: { readonly digital: Digital; readonly choice: Choice; readonly keep: ElementPort['keep'] }) {
  const { asset } = choice.row;
  usePart(addressPart); // fetched while the warning is read
  const name = `understood.${asset}.${choice.network.network}`;
  const [understood, setUnderstood] = useState<'no' | 'before' | 'now'>(() => (keep.get(name) ? 'before' : 'no'));
  const network = networkName(choice.network);
  const confirm = () => {
    keep.set(name, 'yes');
    setUnderstood('now');
  };
  if (understood === 'no') return <WrongNetwork asset={asset} network={network} onUnderstood={confirm} />;
  return (
    <div className={look.main}>
      <ShownPart of={addressPart} waiting={<Waiting />}>
        {({ AddressShown }) => <AddressShown digital={digital} network={network} justShown={understood === 'now'} />}
      </ShownPart>
      <WrongNetwork asset={asset} network={network} />
    </div>
  );
}
