/** The sandbox's one page: plain HTML, its own small style and script, nothing inline. */
import { issuerSection } from './issuer-section.ts';

export { pageScript } from './page-script.ts';

export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox · Bankside</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/page.css">
<script type="module" src="/sandbox/page.js"></script>
</head>
<body>
<header>
<h1>Bankside sandbox</h1>
<p>What the outside world would do: mail, a chain, the card issuer and its shops, the clock. It exists only here. <a href="/">Open the portal</a></p>
<p>The bank's staff work at their <a href="/back-office">desk</a>: sign in as staff@bankside.example, or as staff2@bankside.example where two people are needed.</p>
</header>
<main>
<section aria-labelledby="mail-title">
<h2 id="mail-title">Mail</h2>
<form id="mail-filter">
<label for="mail-to">Sent to</label>
<input id="mail-to" name="to" type="search" autocomplete="off" placeholder="name@company.com">
</form>
<p id="mail-empty" hidden>No mail yet.</p>
<ul id="mail"></ul>
</section>
<section aria-labelledby="chain-title">
<h2 id="chain-title">Make a deposit arrive on a chain</h2>
<form id="chain">
<label for="chain-address">At the address</label>
<select id="chain-address" name="address" required></select>
<label for="chain-pair">Asset and network</label>
<select id="chain-pair" name="pair" required></select>
<label for="chain-amount">Amount</label>
<input id="chain-amount" name="amount" inputmode="decimal" required pattern="[0-9]{1,15}([.][0-9]{1,18})?" placeholder="250.00">
<label for="chain-sender">Sender’s address, when a certain one</label>
<input id="chain-sender" name="sender_address" autocomplete="off">
<label for="chain-hash">Hash, when a certain one; the same again counts on</label>
<input id="chain-hash" name="hash" autocomplete="off">
<label for="chain-confirmations">Confirmations</label>
<input id="chain-confirmations" name="confirmations" type="number" min="0" max="1000" step="1" value="1" required>
<button type="submit">Arrive</button>
</form>
<ul id="arrivals"></ul>
</section>
${issuerSection}
<section aria-labelledby="links-title">
<h2 id="links-title">Apply links</h2>
<ul id="links"></ul>
<h2 id="keys-title">Partner keys</h2>
<ul id="keys"></ul>
</section>
<section aria-labelledby="clock-title">
<h2 id="clock-title">Clock</h2>
<p>The bank's time is <time id="now"></time> (UTC).</p>
<form id="clock">
<label for="clock-offset">Seconds ahead of now</label>
<input id="clock-offset" name="offset" type="number" step="1" value="0">
<button type="submit">Set</button>
</form>
<button type="button" id="reset" class="danger">Start again with the seed</button>
</section>
</main>
<p id="said" role="status" aria-live="polite"></p>
</body>
</html>
`;

export const pageCss = `:root{color-scheme:light;--canvas:#fff;--ground:#f4f6f4;--line:#dfe4e2;--control:#7b888a;--ink:#0e1d21;--muted:#445357;--accent:#00525f;--on-accent:#fff;--danger:#b02b27;--code:#ebeeed}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--canvas:#10191b;--ground:#0a1113;--line:#2a3639;--control:#82908f;--ink:#e8eeec;--muted:#a9b6b4;--accent:#7fc4cf;--on-accent:#06262c;--danger:#f0938c;--code:#1d292c}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 72px;background:var(--ground);color:var(--ink);font:400 14px/20px "Funnel Sans Variable",system-ui,sans-serif}
header,main{max-width:1120px;margin:0 auto}
h1{font:600 24px/30px inherit;font-size:24px;line-height:30px;margin:0}
h2{font-size:19px;line-height:26px;font-weight:600;margin:0 0 12px}
h3{font-size:16px;line-height:22px;font-weight:600;margin:0}
main{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr));align-items:start;margin-top:24px}
section{background:var(--canvas);border:1px solid var(--line);border-radius:4px;padding:20px;min-width:0}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--line);padding:12px 0;overflow-wrap:anywhere}
p{margin:4px 0;color:var(--muted);max-width:68ch}
form{display:grid;gap:6px;margin:0 0 12px}
label{font-weight:600}
input,select{font:inherit;color:inherit;background:var(--canvas);border:1px solid var(--control);border-radius:4px;min-height:40px;padding:8px 12px;width:100%}
button{font:inherit;font-weight:600;min-height:40px;padding:8px 16px;border-radius:4px;border:1px solid var(--accent);background:var(--accent);color:var(--on-accent);cursor:pointer}
input[type=checkbox]{width:20px;min-height:20px;margin:0}
.check{display:flex;gap:8px;align-items:center;min-height:40px}
button.copy{min-height:24px;padding:0 8px;background:none;color:var(--accent)}
code{font:inherit;font-variant-numeric:tabular-nums}
button.danger{background:var(--canvas);color:var(--danger);border-color:var(--danger)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}
h2+ul+h2{margin-top:20px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--code);padding:12px;border-radius:4px;margin:8px 0 0;font:inherit}
a{color:var(--accent)}
#said{position:fixed;inset:auto 16px 16px;max-width:560px;margin:0 auto;background:var(--ink);color:var(--canvas);padding:12px 16px;border-radius:4px}
#said:empty{display:none}
[hidden]{display:none}
`;
