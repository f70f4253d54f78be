/** A tag asks this page for a token, this page asks our server, our server asks the bank with its key. A token is good for the tags that it was asked for. */
export const sessionFor = (...tags) => ({
  async fetchToken() {
    const answer = await fetch('/bank-session', { method: 'POST', body: JSON.stringify({ tags }) });
    if (!answer.ok) throw new Error(`our server answered ${answer.status}`);
    return answer.json();
  },
});
