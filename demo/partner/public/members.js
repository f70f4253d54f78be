/** A signed-in application: the tag asks this page for a token, this page asks our server, our server asks the bank with its key. */
const template = document.querySelector('#signed-in');
const signedIn = document.body.dataset.signedIn === 'yes';

document.querySelector('#sign-in').hidden = signedIn;
if (signedIn) {
  const tag = template.content.firstElementChild.cloneNode(true);
  tag.setAttribute('locale', document.documentElement.lang);
  tag.session = {
    async fetchToken() {
      const answer = await fetch('/bank-session', { method: 'POST' });
      if (!answer.ok) throw new Error(`our server answered ${answer.status}`);
      return answer.json();
    },
  };
  template.after(tag);
}
