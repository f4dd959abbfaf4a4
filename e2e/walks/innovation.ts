import { expect } from '../platform';
import { choose, field, press, typeInto } from './place';
import { defineWalk } from './walk';

/** Deliveries of a wholesaler. */
export const innovation = defineWalk({
  path: '/enterprise/innovation-assistant',
  form: 'shell.title.innovationAssistant',
  required: [
    'validation.innovation.areaRequired',
    'validation.innovation.goalsRequired',
    'validation.innovation.usersRequired',
  ],
  first: 'innovation.form.area',
  typed: {
    en: {
      area: 'Early deliveries',
      goals: ['Half as many empty trips', 'Fruit is in the shop before seven'],
      users: 'Shops in the old town',
      limits: 'No new vans',
      idea: 'A key box at every shop',
      about: 'Drivers unlock the store room themselves',
    },
    zh: {
      area: '清晨配送',
      goals: ['空驶次数减半', '水果七点前到店'],
      users: '老城区的商店',
      limits: '不购买新货车',
      idea: '每家店一个钥匙盒',
      about: '司机自己打开储藏室',
    },
    ar: {
      area: 'التوصيل المبكر',
      goals: ['نصف الرحلات الفارغة', 'الفاكهة في المتجر قبل السابعة'],
      users: 'متاجر المدينة القديمة',
      limits: 'بلا شاحنات جديدة',
      idea: 'صندوق مفاتيح عند كل متجر',
      about: 'يفتح السائقون المخزن بأنفسهم',
    },
  },
  title: ({ area }) => area,
  async fillIn(place) {
    const { area, goals, users, limits } = place.typed;
    await typeInto(place, {
      'innovation.form.area': area,
      'innovation.form.goals': goals.join('\n'),
      'innovation.form.users': users,
      'innovation.form.constraints': limits,
    });
    await choose(place, 'radio', ['innovation.method.blue_ocean']);
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('innovation.part.ideate'), exact: true }),
  async edit(place) {
    const { page, say, typed } = place;
    await press(place, 'innovation.idea.add');
    const dialog = page.getByRole('dialog', { name: say('innovation.idea.add'), exact: true });
    await field(place, 'innovation.idea.title', dialog).fill(typed.idea);
    await field(place, 'innovation.idea.description', dialog).fill(typed.about);
    await press(place, 'innovation.idea.save');
  },
  async edited(place) {
    await expect(
      this.result(place).getByRole('heading', { name: place.typed.idea, exact: true }),
    ).toBeVisible();
  },
  files: ({ area, goals, users, limits, idea, about }) => [
    area,
    ...goals,
    users,
    limits,
    idea,
    about,
  ],
  table: ({ typed }) => typed.idea,
});
