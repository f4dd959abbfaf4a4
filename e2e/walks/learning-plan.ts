import { expect } from '../platform';
import { choose, field } from './place';
import { defineWalk } from './walk';

/** A plan to learn the basics of bookkeeping. */
export const learningPlan = defineWalk({
  path: '/personal/learning-assistant',
  form: 'shell.title.learningAssistant',
  required: [
    'validation.learning.areaRequired',
    'validation.learning.goalRequired',
    'validation.learning.timeRequired',
    'validation.learning.styleRequired',
  ],
  first: 'learning.plan.learningArea',
  typed: {
    en: { topic: 'Bookkeeping for a small shop', title: 'Books in order by spring' },
    zh: { topic: '小店记账', title: '开春前把账理清' },
    ar: { topic: 'مسك الدفاتر لمتجر صغير', title: 'دفاتر مرتبة قبل الربيع' },
  },
  title: ({ topic }) => topic,
  async fillIn(place) {
    const { page, say } = place;
    await field(place, 'learning.plan.learningArea', place.form).click();
    const area = say('learning.learningArea.business');
    await page.getByRole('option', { name: area, exact: true }).click();
    await choose(place, 'radio', [
      'learning.learningGoal.career',
      'learning.timeCommitment.moderate',
      'learning.learningStyle.reading',
    ]);
    await field(place, 'learning.plan.customTopic').fill(place.typed.topic);
  },
  result: ({ page, say }) =>
    page.getByRole('link', { name: say('plans.result.open'), exact: true }),
  async edit(place) {
    await field(place, 'plans.result.title').fill(place.typed.title);
  },
  async edited(place) {
    await expect(field(place, 'plans.result.title')).toHaveValue(place.typed.title);
  },
  files: ({ topic, title }) => [topic, title],
  table: ({ say }) => say('plans.result.module'),
});
