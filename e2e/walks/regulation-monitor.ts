import { expect } from '../platform';
import { field, press, typeInto, typeTags } from './place';
import { defineWalk } from './walk';

/** Laws the platform has stored. Their places and industries have the names they are stored by. */
const stored = { region: 'European Union', industry: 'Retail' };

/** The law of a shop. */
export const regulationMonitor = defineWalk({
  path: '/enterprise/regulation-monitor',
  form: 'shell.title.regulationMonitor',
  // It may be sent empty: what is not named is not narrowed down.
  required: ['validation.generic.endBeforeStart'],
  first: 'regulation.field.effectiveUntil',
  typed: {
    en: {
      ...stored,
      unit: 'Counter',
      work: 'sells toys to consumers',
      note: 'The lawyer looks at this in May',
    },
    zh: { ...stored, unit: '柜台', work: '向消费者销售玩具', note: '律师五月再看' },
    ar: {
      ...stored,
      unit: 'منصة البيع',
      work: 'تبيع الألعاب للمستهلكين',
      note: 'ينظر المحامي في هذا في مايو',
    },
  },
  title: ({ region, industry }) => `${region} · ${industry}`,
  spoil: (place) =>
    typeInto(place, {
      'regulation.field.effectiveFrom': '2030-12-31',
      'regulation.field.effectiveUntil': '2000-01-01',
    }),
  async fillIn(place) {
    const { region, industry, unit, work } = place.typed;
    await typeTags(place, 'regulation.field.regions', [region]);
    await typeTags(place, 'regulation.field.industries', [industry]);
    await typeInto(place, {
      'regulation.field.effectiveFrom': '2000-01-01',
      'regulation.field.effectiveUntil': '2030-12-31',
      'regulation.field.units': `${unit}: ${work}`,
    });
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('regulation.assessment'), exact: true }),
  async edit(place) {
    await press(place, 'run.entry.write');
    await field(place, 'regulation.assessment').fill(place.typed.note);
    await press(place, 'run.entry.done');
  },
  async edited(place) {
    await expect(this.result(place).getByText(place.typed.note)).toBeVisible();
  },
  files: ({ region, unit, note }) => [region, unit, note],
  table: ({ typed }) => typed.unit,
});
