/** A tag asks this page for a token, this page asks our server, our server asks the bank with its key. One token is good for one tag. */
export const sessionFor = (tag) => ({
  async fetchToken() {
    const answer = await fetch('/bank-session', { method: 'POST', body: JSON.stringify({ tag }) });
    if (!answer.ok) throw new Error(`our server answered ${answer.status}`);
    return answer.json();
  },
});
