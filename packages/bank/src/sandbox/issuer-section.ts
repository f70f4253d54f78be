/** The sections of the sandbox's page about cards: the issuer, and shops to pay in. */
const choice = (name: string, label: string, values: readonly string[]): string =>
  `<label for="issuer-${name}">${label}</label>
<select id="issuer-${name}" name="${name}">${values.map((value) => `<option value="${value}">${value.replace('_', ' ')}</option>`).join('')}</select>`;
const figure = (name: string, label: string, step: string, max: string): string =>
  `<label for="issuer-${name}">${label}</label>
<input id="issuer-${name}" name="${name}" type="number" min="0" max="${max}" step="${step}">`;
const mode = (name: string, label: string): string =>
  `<label class="check"><input type="checkbox" name="${name}" id="issuer-${name}"> ${label}</label>`;

export const issuerSection = `<section aria-labelledby="issuer-title">
<h2 id="issuer-title">Card issuer</h2>
<p id="issuer-elsewhere" hidden>The bank asks an issuer elsewhere (ISSUER_URL).</p>
<div id="issuer-own">
<form id="issuer-search-form">
<label for="issuer-search">Cards by holder, number, kit or id</label>
<input id="issuer-search" type="search" autocomplete="off">
</form>
<p id="issuer-empty" hidden>No card yet.</p>
<ul id="issuer-cards"></ul>
<h2>Batches</h2>
<p id="issuer-no-batch" hidden>No batch yet.</p>
<ul id="issuer-batches"></ul>
<h2>Loads</h2>
<ul id="issuer-loads"></ul>
<h2>What the issuer does</h2>
<form id="issuer-settings">
${figure('ship_after', 'Ships a card after seconds (empty: by the button)', '1', '31536000')}
${figure('deliver_after', 'Delivers it after seconds', '1', '31536000')}
${figure('clear_after', 'Merchants clear after seconds', '1', '31536000')}
${choice('issuing', 'New cards', ['open', 'programme_closed', 'prefix', 'refused_later'])}
${choice('loads', 'Loads', ['done', 'refused', 'pending'])}
${figure('load_after', 'A pending load is done after seconds', '1', '31536000')}
${figure('slow_ms', 'Answers after milliseconds', '1', '600000')}
${figure('failing', 'Fails: share of calls from 0 to 1', 'any', '1')}
${figure('lost_answers', 'Does it and loses the answer: share of calls', 'any', '1')}
<label for="issuer-lying">Tells a wrong balance of</label>
<select id="issuer-lying" name="lying"></select>
${mode('held', 'Holds events back')}
${mode('repeating', 'Sends events twice')}
${mode('shuffled', 'Sends events in any order')}
<button type="submit">Set</button>
</form>
</div>
</section>
<section aria-labelledby="shop-title" id="shop-section">
<h2 id="shop-title">Shop</h2>
<form id="shop">
<label for="shop-card">Card</label>
<select id="shop-card" name="card_id" required></select>
<label for="shop-merchant">At</label>
<select id="shop-merchant" name="merchant" required></select>
<label for="shop-amount">Amount</label>
<input id="shop-amount" name="amount" inputmode="decimal" required pattern="[0-9]{1,12}([.][0-9]{1,2})?" placeholder="25.00">
<label for="shop-currency">Currency</label>
<select id="shop-currency" name="currency"></select>
<label for="shop-pin">PIN, at a machine</label>
<input id="shop-pin" name="pin" inputmode="numeric" maxlength="4" autocomplete="off">
<button type="submit">Pay</button>
</form>
<form id="shop-other">
<label for="shop-taken">Another amount in US dollars, to clear or give back</label>
<input id="shop-taken" inputmode="decimal" placeholder="10.00">
</form>
<ul id="purchases"></ul>
</section>`;
