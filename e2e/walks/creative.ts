import { expect } from '../platform';
import { choose, field, press, typeInto, typeTags } from './place';
import { defineWalk } from './walk';

/** A slogan for a café. */
export const creative = defineWalk({
  path: '/personal/creative-assistant',
  form: 'shell.title.creativeAssistant',
  required: ['validation.creative.subjectRequired'],
  first: 'creative.form.subject',
  typed: {
    en: {
      subject: 'A café in the old pharmacy',
      facts: ['Bread comes from our own oven', 'We open at six'],
      audience: 'Neighbours and students',
      must: 'Mill Street',
      avoid: 'best',
      slogan: 'Six o’clock, Mill Street, still warm',
    },
    zh: {
      subject: '老药房里的咖啡馆',
      facts: ['面包出自自家烤炉', '早上六点开门'],
      audience: '邻居和学生',
      must: '磨坊街',
      avoid: '最好',
      slogan: '早六点，磨坊街，还热着',
    },
    ar: {
      subject: 'مقهى في الصيدلية القديمة',
      facts: ['الخبز من فرننا', 'نفتح في السادسة صباحًا'],
      audience: 'الجيران والطلاب',
      must: 'شارع الطاحونة',
      avoid: 'الأفضل',
      slogan: 'السادسة صباحًا، شارع الطاحونة، ما زال ساخنًا',
    },
  },
  title: ({ subject }) => subject,
  async fillIn(place) {
    const { subject, facts, audience, must, avoid } = place.typed;
    await typeInto(place, {
      'creative.form.subject': subject,
      'creative.form.details': facts.join('\n'),
      'creative.form.audience': audience,
    });
    await typeTags(place, 'creative.form.mustContain', [must]);
    await typeTags(place, 'creative.form.mustAvoid', [avoid]);
    await choose(place, 'checkbox', ['creative.tone.warm', 'creative.tone.bold']);
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('creative.variants'), exact: true }),
  async edit(place) {
    const { page, say, typed } = place;
    await press(place, 'creative.variant.add');
    const dialog = page.getByRole('dialog', { name: say('creative.variant.add'), exact: true });
    await field(place, 'creative.variant', dialog).fill(typed.slogan);
    await press(place, 'creative.variant.save');
    const own = this.result(place).getByRole('listitem').filter({ hasText: typed.slogan });
    await own.getByRole('button', { name: say('run.entry.choose'), exact: true }).click();
  },
  async edited(place) {
    const { say, typed } = place;
    const own = this.result(place).getByRole('listitem').filter({ hasText: typed.slogan });
    await expect(own.getByText(say('creative.chosen'), { exact: true })).toBeVisible();
    await expect(own.getByText(say('creative.fact.complete'), { exact: true })).toBeVisible();
  },
  files: ({ subject, facts, audience, slogan }) => [subject, ...facts, audience, slogan],
  table: ({ typed }) => typed.slogan,
});
