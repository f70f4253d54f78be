/** The tag is within the shadow root of the page's own element. */
import '@bankside/widgets/define';
import type { BankEvent, CardApplyElement } from '@bankside/widgets';
import { LitElement, html, nothing } from 'lit';

class PartnerPage extends LitElement {
  static override properties = { isThere: { state: true }, locale: { state: true }, heard: { state: true } };
  declare isThere: boolean;
  declare locale: string;
  declare heard: readonly string[];
  prefill: CardApplyElement['prefill'] = { first_name: 'Aiko' };
  constructor() {
    super();
    this.isThere = true;
    this.locale = 'en';
    this.heard = [];
  }
  private readonly hear = ({ type }: BankEvent<'bank-ready'>) => (this.heard = [...this.heard, type]);
  private readonly change = () => {
    this.locale = 'ja';
    this.prefill = { first_name: 'Mei' };
  };
  override render() {
    const card = html`<card-apply
      id="card"
      api-base="https://bank.example"
      link-path="kestrel"
      density="compact"
      locale=${this.locale}
      .prefill=${this.prefill}
      @bank-ready=${this.hear}
    ></card-apply>`;
    return html`<button @click=${() => (this.isThere = !this.isThere)}>toggle</button>
      <button @click=${this.change}>change</button>
      <output>${this.heard.join(' ')}</output>
      ${this.isThere ? card : nothing}`;
  }
}
customElements.define('partner-page', PartnerPage);
