/** What our frame's own address says: which tag is in it, and the nonce of the view that opened it. */
export const frameAddress = () => ({
  nonce: location.hash.slice(1),
  tag: new URLSearchParams(location.search).get('tag'),
  /** Who the browser says is around us, where it says so: 'https://partner.example' or the referring page. */
  around: location.ancestorOrigins?.[0] ?? document.referrer,
});
