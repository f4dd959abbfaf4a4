/**
 * The script in the page: results while somebody types, "/" to get to the field, and a button to
 * copy a sample. The page reads, and searches, without it.
 */
export const searchScript = /* js */ `
'use strict';
const field = document.querySelector('#q');
const found = document.querySelector('#found');
const count = document.querySelector('#count');
let entries;

const load = () => (entries ??= fetch('/api/docs/search.json').then((answer) => answer.json()));

function close() {
  found.hidden = true;
  found.replaceChildren();
}

async function show() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  if (words.length === 0) {
    count.textContent = '';
    return close();
  }
  const all = await load();
  const hits = all.filter(({ title, text, path }) => {
    const from = (title + ' ' + text + ' ' + path).toLowerCase();
    return words.every((word) => from.includes(word));
  });
  const list = document.createElement('ul');
  for (const { path, title, text } of hits.slice(0, 40)) {
    const link = document.createElement('a');
    const code = document.createElement('code');
    const note = document.createElement('span');
    link.href = path;
    code.textContent = text;
    note.textContent = title;
    link.append(code, note);
    list.appendChild(document.createElement('li')).append(link);
  }
  found.replaceChildren(list);
  found.hidden = hits.length === 0;
  count.textContent = hits.length + ' found';
}

field.addEventListener('focus', load, { once: true });
field.addEventListener('input', show);

const links = () => [...found.querySelectorAll('a')];
document.querySelector('.search').addEventListener('keydown', (event) => {
  const all = links();
  const at = all.indexOf(document.activeElement);
  if (event.key === 'Escape') {
    close();
    field.focus();
  } else if (event.key === 'ArrowDown' && all.length > 0) {
    event.preventDefault();
    all[Math.min(at + 1, all.length - 1)].focus();
  } else if (event.key === 'ArrowUp' && at >= 0) {
    event.preventDefault();
    (at === 0 ? field : all[at - 1]).focus();
  }
});
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLInputElement;
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('.search') || event.target.closest('#found a')) close();
});

if (navigator.clipboard)
  for (const figure of document.querySelectorAll('.samples figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy ' + figure.firstElementChild.textContent.trim());
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(figure.querySelector('pre').textContent);
      button.textContent = 'Copied';
      count.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 1500);
    });
    figure.firstElementChild.append(button);
  }
`;
