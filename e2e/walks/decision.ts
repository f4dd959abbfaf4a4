import { expect } from '../platform';
import { choose, field, press, typeInto, typeTags } from './place';
import { defineWalk } from './walk';

/** A site for a second warehouse. */
export const decision = defineWalk({
  path: '/enterprise/decision-assistant',
  form: 'shell.title.decisionAssistant',
  required: ['validation.decision.titleMin', 'validation.decision.descriptionRequired'],
  first: 'decision.title',
  typed: {
    en: {
      title: 'Second site',
      options: ['Gdańsk', 'Rotterdam'],
      description: 'One of them before the autumn.',
      criterion: 'Rent',
      unit: '€',
      report: 'The harbour master has to be asked first',
    },
    zh: {
      title: '第二个仓库',
      options: ['宁波', '青岛'],
      description: '秋季之前要选定其中一个。',
      criterion: '租金',
      unit: '元',
      report: '首先要询问港务局',
    },
    ar: {
      title: 'الموقع الثاني',
      options: ['طنجة', 'جدة'],
      description: 'نختار أحدهما قبل الخريف.',
      criterion: 'الإيجار',
      unit: '€',
      report: 'يجب سؤال مدير الميناء أولًا',
    },
  },
  title: ({ title }) => title,
  async fillIn(place) {
    const { title, description, options, criterion, unit } = place.typed;
    await typeInto(place, { 'decision.title': title, 'decision.description': description });
    await typeTags(place, 'decision.options', options);
    await typeTags(place, 'decision.criteria', [criterion]);
    const row = place.form.getByRole('group', { name: criterion, exact: true });
    await field(place, 'decision.unit', row).fill(unit);
    await field(place, 'decision.figures.better', row).click();
    await place.page
      .getByRole('option', { name: place.say('decision.figures.lower'), exact: true })
      .click();
    for (const [at, option] of options.entries())
      await row.getByRole('spinbutton', { name: option, exact: true }).fill(`${310 + 110 * at}`);
    await choose(
      place,
      'checkbox',
      ['swot', 'costBenefit', 'scenario', 'pestel'].map((method) => `decision.method.${method}`),
    );
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('decision.matrix'), exact: true }),
  async edit(place) {
    await place.page.getByRole('slider').first().fill('5');
    await press(place, 'decision.report');
    await press(place, 'run.entry.write');
    await field(place, 'decision.report').fill(place.typed.report);
    await press(place, 'run.entry.done');
  },
  async edited(place) {
    const { page, typed, say } = place;
    await expect(page.getByRole('slider').first()).toHaveValue('5');
    const report = page.getByRole('button', { name: say('decision.report'), exact: true });
    if ((await report.getAttribute('aria-expanded')) === 'false') await report.click();
    await expect(page.getByText(typed.report)).toBeVisible();
  },
  files: ({ options, report }) => [...options, report],
  table: ({
    typed: {
      options: [first = ''],
    },
  }) => first,
});
