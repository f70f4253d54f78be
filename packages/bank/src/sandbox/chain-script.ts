/** The part of the page's script that is the chain: money arrives, and its confirmations count on. Served with the rest. */
import { assets, networks } from '@bankside/core/rules/money/networks.ts';

/** Who sends on each chain, unless somebody else is typed: well-known addresses, of nobody's money here. */
const senders = {
  TRC20: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BEP20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};
const pairs = Object.entries(assets).flatMap(([asset, on]) => on.map((network) => ({ asset, network, form: networks[network].form })));

export const chainScript = `
const senders = ${JSON.stringify(senders)};
const pairs = ${JSON.stringify(pairs)};

const arrive = ({ network, currency, address, amount, sender_address, hash, confirmations }) =>
  post('/admin/chain/arrival', { network, currency, address, amount, sender_address, confirmations, ...(hash ? { hash } : {}) });

function arrivalItem(arrival) {
  const { amount, currency, network, confirmations, needed, hash } = arrival;
  const item = make('li', {}, make('h3', { textContent: amount + ' ' + currency + ' on ' + network }), make('p', { textContent: confirmations + ' of ' + needed + ' confirmations · ' + hash }));
  if (confirmations < needed) item.append(make('div', { className: 'row' }, button('Confirm it ' + needed + ' times', () => arrive({ ...arrival, confirmations: needed }), 'Confirmed')));
  return item;
}

async function showChain() {
  const { addresses, arrivals } = await fetch('/sandbox/chain').then((answer) => answer.json());
  show('arrivals', arrivals, arrivalItem);
  const chosen = byId('chain-address').value;
  show('chain-address', addresses, ({ project_name, form, address }) => make('option', { value: address, textContent: project_name + ' · ' + address }));
  if (chosen) byId('chain-address').value = chosen;
  offerPairs(addresses);
}

/** Only what the network of the chosen address carries. */
function offerPairs(addresses) {
  const form = addresses.find(({ address }) => address === byId('chain-address').value)?.form;
  show('chain-pair', pairs.filter((pair) => pair.form === form), ({ asset, network }) => make('option', { value: asset + ' ' + network, textContent: asset + ' on ' + network }));
}

byId('chain-address').addEventListener('change', () => refresh().catch(() => undefined));
byId('chain').addEventListener('submit', (event) => {
  event.preventDefault();
  const { pair, ...given } = Object.fromEntries(new FormData(event.target));
  const [currency, network] = String(pair).split(' ');
  act(() => arrive({ ...given, currency, network, sender_address: given.sender_address || senders[network], confirmations: Number(given.confirmations) }), 'Arrived');
});
`;
