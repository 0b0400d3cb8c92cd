export const style = `
:root { color-scheme: light dark; --accent: light-dark(#0b5c4a, #6fd3b8); --ink: light-dark(#16211e, #e6ecea);
  --soft: light-dark(#55635f, #a3b1ad); --line: light-dark(#d9e0de, #33403c); --card: light-dark(#fff, #1b2421);
  --ground: light-dark(#f3f6f5, #121917); --full: light-dark(#a1331f, #f0a08f); }
[data-marketplace=wellhub] { --accent: light-dark(#b3173f, #ff9db4); }
[data-marketplace=totalpass] { --accent: light-dark(#1d5c2e, #8fdca0); }
[data-marketplace=fitpass] { --accent: light-dark(#5a3bb0, #c3b2ff); }
[data-marketplace=classpass] { --accent: light-dark(#0a54c9, #9cc2ff); }
[data-marketplace=kenko] { --accent: light-dark(#8a4b08, #f3bd7a); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.75rem; color: var(--accent); }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
.tag { font-size: .8125rem; font-weight: 500; color: var(--soft); border: 1px solid var(--line); border-radius: 1rem;
  padding: .125rem .625rem; vertical-align: middle; }
.sum, header p, small { color: var(--soft); font-weight: 400; font-size: .875rem; }
header p { margin: .25rem 0 .75rem; max-width: 44rem; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
table { width: 100%; min-width: 60rem; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem .75rem; text-align: start; overflow-wrap: break-word; }
thead th:first-child { width: 4.5rem; }
thead th:nth-child(2) { width: 20%; }
th.n { width: 5rem; }
th.field { width: 11rem; }
table:has(.field) { min-width: 66rem; }
thead th:nth-child(8) { width: 8.5rem; }
thead th:nth-child(9) { width: 5.5rem; }
.bookings thead th { width: auto; }
.bookings thead th:last-child { width: 18.5rem; }
.bar { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.bar label { margin: 0; }
[role=status]:empty { display: none; }
.set { display: inline-flex; gap: .375rem; }
.set input { width: 4.5rem; padding-inline: .375rem; }
.settings input { width: 34rem; max-width: 100%; }
.acts { white-space: nowrap; }
thead th { font-size: .8125rem; font-weight: 600; color: var(--soft); }
tbody th { font-weight: 600; }
tbody tr { border-top: 1px solid var(--line); }
.n { text-align: end; }
.open { color: var(--accent); font-weight: 600; }
.full { color: var(--full); }
button, input { font: inherit; color: inherit; padding: .375rem .875rem; border: 1px solid var(--soft); border-radius: .375rem;
  background: var(--card); }
button { cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.empty { color: var(--soft); }
label { display: block; margin: .75rem 0 .25rem; }
a { color: var(--accent); }
`;

/** Reloads the page's content every three seconds, unless it is paused or hidden. */
export const refreshScript = `
const offer = document.getElementById('offer');
const pause = document.getElementById('pause');
pause.addEventListener('click', () => {
  const paused = pause.getAttribute('aria-pressed') !== 'true';
  pause.setAttribute('aria-pressed', String(paused));
});
const isInUse = () => offer.contains(document.activeElement)
  || [...offer.querySelectorAll('input')].some((input) => input.value !== input.defaultValue);
async function refresh() {
  if (document.hidden || pause.getAttribute('aria-pressed') === 'true' || isInUse()) return;
  const text = await fetch('/', { cache: 'no-store' }).then((answer) => answer.text());
  const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('offer');
  if (fresh && fresh.innerHTML !== offer.innerHTML) offer.replaceChildren(...fresh.childNodes);
}
setInterval(() => refresh().catch(() => {}), 3000);
`;
