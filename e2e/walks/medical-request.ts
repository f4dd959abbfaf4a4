import { expect } from '../platform';
import { choose, typeInto } from './place';
import { defineWalk } from './walk';

/** Somebody who is tired, with a history. */
export const medicalRequest = defineWalk({
  path: '/starmedix',
  form: 'shell.title.starmedix',
  required: ['validation.medical.symptomsRequired'],
  first: 'medical.form.symptoms',
  typed: {
    en: {
      symptoms: 'Tired since August',
      history: 'Heavy periods for 18 months',
      note: 'Bring the iron tablets',
    },
    zh: { symptoms: '八月以来乏力', history: '月经量多十八个月', note: '带上铁剂' },
    ar: { symptoms: 'تعب منذ أغسطس', history: 'طمث غزير منذ 18 شهرًا', note: 'أحضر أقراص الحديد' },
  },
  title: ({ symptoms }) => symptoms,
  async fillIn(place) {
    const { symptoms, history } = place.typed;
    await typeInto(place, {
      'medical.form.symptoms': symptoms,
      'medical.form.medicalHistory': history,
    });
    await choose(place, 'radio', ['medical.urgencyLevel.urgent']);
  },
  result: ({ page, say }) =>
    page.getByRole('heading', { name: say('medical.insufficient'), exact: true }),
  async edit({ page, say, typed }) {
    const reasoning = page.getByRole('region', { name: say('medical.reasoning'), exact: true });
    await reasoning.getByRole('button').click();
    await reasoning.getByRole('textbox').fill(typed.note);
    await reasoning.getByRole('button').click();
  },
  async edited({ page, say, typed }) {
    const reasoning = page.getByRole('region', { name: say('medical.reasoning'), exact: true });
    await expect(reasoning.getByText(typed.note)).toBeVisible();
  },
  files: ({ symptoms, history, note }) => [symptoms, history, note],
  table: ({ typed }) => typed.history,
});
