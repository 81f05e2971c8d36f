const form = document.querySelector('form');
const main = document.querySelector('main');
const all = [...main.querySelectorAll('article')];
const levels = ['all', 'note', 'warning', 'error'];
const level = (article) => levels.indexOf(article.className);
const kind = (article) => article.dataset.kind;
const orders = {
  place: () => 0,
  level: (a, b) => level(b) - level(a),
  kind: (a, b) => (kind(a) < kind(b) ? -1 : kind(a) > kind(b) ? 1 : 0),
};
function show() {
  const { level: least, kind: wanted, order, text } = Object.fromEntries(new FormData(form));
  const words = text.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const article of all) {
    const said = article.textContent.toLowerCase();
    const fits =
      level(article) >= levels.indexOf(least) &&
      (wanted === '' || kind(article) === wanted) &&
      words.every((word) => said.includes(word));
    article.hidden = !fits;
    shown += fits ? 1 : 0;
  }
  main.append(...[...all].sort(orders[order]));
  form.querySelector('output').textContent = `${shown} / ${all.length}`;
}
form.hidden = false;
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();
