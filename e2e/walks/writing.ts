import { expect } from '../platform';
import { choose, field, typeInto } from './place';
import { defineWalk } from './walk';

/** A blog post of a bakery. */
export const writing = defineWalk({
  path: '/enterprise/writing-assistant',
  form: 'shell.title.writingAssistant',
  required: [
    'validation.writing.audienceRequired',
    'validation.writing.purposeRequired',
    'validation.writing.keyPointsRequired',
  ],
  first: 'writing.form.audience',
  typed: {
    en: {
      audience: 'People who bake at home',
      purpose: 'They should try rye bread once',
      name: 'Blog post: Rye dough rests for a night',
      points: ['Rye dough rests for a night', 'The oven has to be very hot'],
      example: 'A loaf from Lübeck keeps for nine days',
      title: 'Rye in a small oven',
      closing: 'Tell us how yours came out',
    },
    zh: {
      audience: '在家烘焙的人',
      purpose: '希望他们尝试一次黑麦面包',
      name: '博客文章：黑麦面团需要静置一夜',
      points: ['黑麦面团需要静置一夜', '烤箱必须非常热'],
      example: '吕贝克的一条面包可以保存九天',
      title: '小烤箱里的黑麦面包',
      closing: '告诉我们你的面包怎么样',
    },
    ar: {
      audience: 'من يخبزون في البيت',
      purpose: 'أن يجربوا خبز الجاودار مرة',
      name: 'مقالة مدونة: عجين الجاودار يرتاح ليلة كاملة',
      points: ['عجين الجاودار يرتاح ليلة كاملة', 'يجب أن يكون الفرن ساخنًا جدًا'],
      example: 'رغيف من لوبيك يبقى تسعة أيام',
      title: 'خبز الجاودار في فرن صغير',
      closing: 'أخبرونا كيف خرج خبزكم',
    },
  },
  title: ({ name }) => name,
  async fillIn(place) {
    const { audience, purpose, points, example } = place.typed;
    await typeInto(place, {
      'writing.form.audience': audience,
      'writing.form.purpose': purpose,
      'writing.form.keyPoints': points.join('\n'),
      'writing.form.examples': example,
    });
    await choose(place, 'radio', ['writing.length.brief']);
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('writing.result.text'), exact: true }),
  async edit(place) {
    const { page, typed } = place;
    await field(place, 'writing.result.title').fill(typed.title);
    const content = field(place, 'writing.result.content');
    await content.click();
    await content.press('ControlOrMeta+End');
    await content.press('Enter');
    await page.keyboard.insertText(typed.closing);
  },
  async edited(place) {
    await expect(field(place, 'writing.result.title')).toHaveValue(place.typed.title);
    await expect(field(place, 'writing.result.content')).toContainText(place.typed.closing);
  },
  files: ({ points, example, title, closing }) => [...points, example, title, closing],
});
