/** The floor that pages are measured against: React, and a form that does nothing. */
import { createRoot } from 'react-dom/client';

const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <form>
      <label>
        Email <input name="email" type="email" />
      </label>
      <label>
        Password <input name="password" type="password" />
      </label>
      <button>Sign in</button>
    </form>,
  );
