/** The part of the page's script that shows apply links and partner keys. Served with the rest. */
export const linksScript = `
const linkItem = ({ link_path, url, variant, status, isolation, owner, allowed_origins }) =>
  make('li', {}, make('h3', {}, make('a', { href: url, textContent: link_path })), make('p', { textContent: [variant, status, isolation, owner, 'embedded by ' + (allowed_origins.join(', ') || 'nobody')].join(' · ') }));

function keyItem({ company_id, id, name, tags, allowed_origins, revoked, known }) {
  const item = make('li', {}, make('h3', { textContent: name }), make('p', { textContent: [tags.join(', '), allowed_origins.join(', '), revoked ? 'revoked' : 'in force'].join(' · ') }));
  if (known) item.append(make('p', { textContent: 'The sandbox’s own: ' + known }));
  if (!revoked) item.append(make('div', { className: 'row' }, button('Revoke', () => post('/admin/partner/revoke', { company_id, id, reason: 'Sandbox' }), 'Revoked', 'danger')));
  return item;
}

async function showLinks() {
  const { links, keys } = await fetch('/sandbox/links').then((answer) => answer.json());
  show('links', links, linkItem);
  show('keys', keys, keyItem);
}
`;
