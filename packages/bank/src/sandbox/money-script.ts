/** The part of the page's script that works deposits and transfers. Served with the rest. */
import { assets, networks } from '@bankside/core/rules/networks.ts';

/** What staff may do with a deposit and a transfer, by status. Each event with its button. */
const steps = {
  deposit: {
    pending_approval: { receive: 'Received', fail: 'Fail' },
    processing: { settle: 'Credit', doubt: 'Doubt', fail: 'Fail' },
    admin_review: { release: 'Release', refuse: 'Refuse' },
  },
  transfer: {
    pending_approval: { takeUp: 'Take up', release: 'Release', refuse: 'Refuse', fail: 'Fail' },
    processing: { broadcast: 'Broadcast', settle: 'Settle', fail: 'Fail' },
    admin_review: { release: 'Release', refuse: 'Refuse' },
  },
};
/** Who sends on each chain, unless somebody else is typed: well-known addresses, of nobody's money here. */
const senders = {
  TRC20: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  ERC20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BEP20: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
};
const pairs = Object.entries(assets).flatMap(([asset, on]) => on.map((network) => ({ asset, network, form: networks[network].form })));

export const moneyScript = `
const moneySteps = ${JSON.stringify(steps)};
const senders = ${JSON.stringify(senders)};
const pairs = ${JSON.stringify(pairs)};
const moneyReasons = ['refuse', 'fail', 'doubt'];
/** Transfers that were settled here can come back. */
const settled = new Map();
let arriving = new Map();

const field = (id, label, props = {}) => {
  const box = make('input', { id, autocomplete: 'off', ...props });
  return { box, nodes: [make('label', { htmlFor: id, textContent: label }), box] };
};
const secondStaff = () => (byId('second-staff').checked ? '?staff=2' : '');

function moneyItem(work) {
  const { kind, company_id, id, version, status, project_name, text, since } = work;
  const item = make('li', { className: kind }, make('h3', { textContent: project_name }), make('p', { textContent: text + ' · ' + since }));
  for (const file of work.files) item.append(make('p', {}, file.slot + ': ', button(file.name, () => save(company_id, file), 'Saved ' + file.name, 'quiet')));
  const { box: reason, nodes } = reasonBox(id, 'Reason, when refused, doubted or failed');
  item.append(...nodes);
  const onChain = pairs.some(({ asset }) => text.includes(asset));
  const { broadcast, ...others } = moneySteps[kind][status] ?? {};
  const may = broadcast && onChain ? { broadcast, ...others } : others;
  const amount = field('amount-' + id, 'Amount that came, when another', { inputMode: 'decimal' });
  const hash = field('hash-' + id, 'Transaction hash, to broadcast');
  if (may.receive) item.append(...amount.nodes);
  if (may.broadcast) item.append(...hash.nodes);
  const decide = async (event) => {
    await post('/admin/' + kind + '/decide' + secondStaff(), { company_id, id, version, event, ...(moneyReasons.includes(event) && reason.value ? { reason: reason.value } : {}), ...(event === 'receive' && amount.box.value ? { amount: amount.box.value } : {}), ...(event === 'broadcast' ? { hash: hash.box.value } : {}) });
    if (kind === 'transfer' && event === 'settle') settled.set(id, { ...work, status: 'settled' });
  };
  const row = make('div', { className: 'row' });
  const arrival = arriving.get(id);
  if (arrival) row.append(button('Confirm it ' + arrival.needed + ' times', () => arrive({ ...arrival, confirmations: arrival.needed }), 'Confirmed'));
  for (const [event, label] of Object.entries(may)) row.append(button(label, () => decide(event), label, moneyReasons.includes(event) ? 'danger' : ''));
  item.append(row);
  return item;
}

const arrive = ({ network, currency, address, amount, sender_address, hash, confirmations }) =>
  post('/admin/chain/arrival', { network, currency, address, amount, sender_address, confirmations, ...(hash ? { hash } : {}) });

function settledItem({ company_id, id, project_name, text }) {
  const amount = field('back-' + id, 'Amount that comes back', { inputMode: 'decimal' });
  const { box, nodes } = reasonBox('back-' + id, 'Why it comes back');
  const back = () => post('/admin/transfer/return', { company_id, id, amount: amount.box.value, reason: box.value });
  return make('li', {}, make('h3', { textContent: project_name }), make('p', { textContent: text.replace(/ · \\w+$/, '') + ' · settled' }), ...amount.nodes, ...nodes, make('div', { className: 'row' }, button('Return', back, 'Returned')));
}

const showMoney = async (work) => {
  const { addresses, arrivals } = await fetch('/sandbox/chain').then((answer) => answer.json());
  arriving = new Map(arrivals.map((each) => [each.id, each]));
  const deposits = work.filter(({ kind }) => kind === 'deposit');
  const transfers = [...work.filter(({ kind }) => kind === 'transfer'), ...settled.values()];
  byId('deposits-empty').hidden = deposits.length > 0;
  byId('transfers-empty').hidden = transfers.length > 0;
  show('deposits', deposits, moneyItem);
  show('transfers', transfers, (each) => (each.status === 'settled' ? settledItem(each) : moneyItem(each)));
  const chosen = byId('chain-address').value;
  show('chain-address', addresses, ({ project_name, form, address }) => make('option', { value: address, textContent: project_name + ' · ' + address }));
  if (chosen) byId('chain-address').value = chosen;
  byId('chain-empty').hidden = addresses.length > 0;
  offerPairs(addresses);
};

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
