import { columns, figure } from '../shared/figures.mjs';

/** Columns of the table, and how many digits a figure has. */
export const names = {
  'form KB': 1,
  'form KB used': 1,
  'table KB': 1,
  'table KB used': 1,
  'cards KB': 1,
  'form mounted': 0,
  'table mounted': 0,
  'cards mounted': 0,
  'theme switch': 0,
  'heap MB': 2,
};

const row = (name, figures, digits) => [
  name,
  ...Object.keys(names).map((each) => figure(figures[each] ?? null, digits ?? names[each])),
];

const over = (figures, base) =>
  Object.fromEntries(
    Object.keys(names).map((name) => [
      name,
      figures?.[name] && base?.[name] ? figures[name] / base[name] : null,
    ]),
  );

/** Medians as text, then the same as times the floor, and ours as times the best peer. */
export function table(medians) {
  const libraries = Object.keys(medians);
  const head = ['', ...Object.keys(names)];
  const peers = libraries.filter((library) => library !== 'floor' && library !== 'ours');
  const best = Object.fromEntries(
    Object.keys(names).map((name) => {
      const figures = peers.map((library) => medians[library][name]).filter(Number.isFinite);
      return [name, figures.length > 0 ? Math.min(...figures) : null];
    }),
  );
  return [
    'Medians: KB after gzip, ms at a processor slowed down four times, MB of heap',
    columns([head, ...libraries.map((library) => row(library, medians[library]))], [0]),
    '',
    'Times the floor',
    columns(
      [
        head,
        ...libraries.map((library) => row(library, over(medians[library], medians.floor), 2)),
        row('ours / best peer', over(medians.ours, best), 2),
      ],
      [0],
    ),
  ].join('\n');
}
