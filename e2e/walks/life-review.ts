import { expect } from '../platform';
import { choose, field, typeInto } from './place';
import { defineWalk } from './walk';

/** Nights of the last two weeks: the last whole week lies in them. */
const nights = Array.from({ length: 14 }, (_, ago) => ({
  date: new Date(Date.now() - (ago + 1) * 86_400_000).toISOString().slice(0, 10),
  sleepHours: ago % 2 === 0 ? 6 : 7.5,
}));

/** A week with a visit in it, looked back on. */
export const lifeReview = defineWalk({
  path: '/personal/life-assistant',
  start: '/personal/life-assistant/new',
  form: 'shell.title.lifeAssistant',
  required: ['validation.generic.invalid'],
  first: 'lifeReview.form.week',
  typed: {
    en: {
      run: 'Review of last week',
      note: 'My parents stayed with us',
      title: 'A full house, and short nights',
    },
    zh: { run: '上周回顾', note: '父母来家里住', title: '家里热闹，睡得少' },
    ar: { run: 'مراجعة الأسبوع الماضي', note: 'أقام والداي عندنا', title: 'بيت عامر وليالٍ قصيرة' },
  },
  title: ({ run }) => run,
  spoil: (place) => typeInto(place, { 'lifeReview.form.week': '0000-00-00' }),
  async fillIn(place) {
    const { origin } = new URL(place.page.url());
    for (const data of nights) {
      const headers = { Origin: origin };
      const answer = await place.page.request.post(`${origin}/api/health-data`, { data, headers });
      expect(answer.status()).toBe(201);
    }
    await typeInto(place, { 'lifeReview.form.week': '', 'lifeReview.form.note': place.typed.note });
    await choose(place, 'checkbox', ['life.category.health', 'life.category.fitness']);
  },
  result: ({ page, say }) =>
    page.getByRole('table', { name: say('lifeReview.findings'), exact: true }),
  async edit(place) {
    await field(place, 'lifeReview.headline').fill(place.typed.title);
  },
  async edited(place) {
    await expect(field(place, 'lifeReview.headline')).toHaveValue(place.typed.title);
  },
  files: ({ title }) => [title],
  table: ({ say }) => say('life.category.health'),
});
