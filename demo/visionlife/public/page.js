/** Another language without loading the page; the bank's tag follows its locale and keeps what was typed. */
async function speak(language) {
  const words = await (await fetch(`/words?lang=${language}`)).json();
  document.documentElement.lang = language;
  for (const each of document.querySelectorAll('[data-t]')) each.textContent = words[each.dataset.t];
  document.querySelector('card-apply').setAttribute('locale', language);
  history.replaceState(null, '', `?lang=${language}`);
}
document.querySelector('.languages').addEventListener('click', (click) => {
  const language = click.target.getAttribute('hreflang');
  if (!language) return;
  click.preventDefault();
  void speak(language);
});
