/** The status tag needs the application's number and the secret of the applicant's mail; both are in its link, after the #. */
const tag = document.querySelector('card-apply-status');
const form = document.querySelector('#mailed');

function show(fragment) {
  const link = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!link.get('no') || !link.get('token')) return;
  tag.viewToken = link.get('token');
  tag.setAttribute('application-no', link.get('no'));
}
show(location.hash);
form.addEventListener('submit', (submit) => {
  submit.preventDefault();
  show(new URL(form.elements['mailed-link'].value).hash);
});
