import { expect } from '../platform';
import { choose, field, press, typeInto } from './place';
import { defineWalk } from './walk';

/** A question about sums and means, with a claim to check. */
export const scienceRequest = defineWalk({
  path: '/starstem',
  form: 'shell.title.starstem',
  required: ['validation.science.queryRequired', 'validation.generic.required'],
  first: 'science.form.queryDescription',
  typed: {
    en: {
      question: 'When is a mean of sums a sum of means',
      known: 'Expectation is linear',
      formula: '(a+b)^2 = a^2 + b^2',
      about: 'Small samples',
      note: 'Say what holds for two values',
    },
    zh: {
      question: '和的平均何时等于平均的和',
      known: '期望是线性的',
      formula: '(a+b)^2 = a^2 + b^2',
      about: '小样本',
      note: '请说明两个值时的情形',
    },
    ar: {
      question: 'متى يساوي متوسط المجاميع مجموع المتوسطات',
      known: 'التوقع خطي',
      formula: '(a+b)^2 = a^2 + b^2',
      about: 'العينات الصغيرة',
      note: 'اذكر ما يصح لقيمتين',
    },
  },
  title: ({ question }) => question,
  async fillIn(place) {
    const { question, known, formula } = place.typed;
    await typeInto(place, {
      'science.form.queryDescription': question,
      'science.form.knownResults': known,
      'science.form.formulas': formula,
    });
    await choose(place, 'radio', ['science.domain.mathematics']);
  },
  result: ({ page, say }) => page.getByRole('tab', { name: say('science.part.discovery') }),
  async edit(place) {
    const { page, say, typed } = place;
    await page.getByRole('tab', { name: say('science.part.collaboration') }).click();
    await press(place, 'science.note.add');
    const dialog = page.getByRole('dialog', { name: say('science.note.add'), exact: true });
    await field(place, 'science.note.about', dialog).fill(typed.about);
    await field(place, 'science.note.text', dialog).fill(typed.note);
    await press(place, 'run.entry.save');
  },
  async edited({ page, say, typed }) {
    await page.getByRole('tab', { name: say('science.part.collaboration') }).click();
    await expect(page.getByRole('heading', { name: typed.about, exact: true })).toBeVisible();
  },
  files: ({ question, known, about, note }) => [question, known, about, note],
  table: ({ typed }) => typed.formula,
});
