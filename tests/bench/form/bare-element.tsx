/** The floor: React, a custom element, a shadow root, and the same six controls without anything of ours. */
import { createRoot } from 'react-dom/client';

function BareForm() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Name <input name="full_name" />
      </label>
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <label>
        Type{' '}
        <select name="type">
          <option value="question">Question</option>
        </select>
      </label>
      <label>
        <input name="agreed" type="checkbox" /> I agree
      </label>
      <button>Send</button>
    </form>
  );
}

customElements.define(
  'bare-form',
  class extends HTMLElement {
    connectedCallback(): void {
      createRoot(this.attachShadow({ mode: 'open' })).render(<BareForm />);
    }
  },
);
