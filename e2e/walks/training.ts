import { expect } from '../platform';
import { choose, field, press, typeInto } from './place';
import { defineWalk } from './walk';

/** A training for people at a loading ramp. */
export const training = defineWalk({
  path: '/enterprise/training-assistant',
  form: 'shell.title.trainingAssistant',
  required: ['validation.training.topicRequired', 'validation.training.audienceRequired'],
  first: 'training.form.topic',
  typed: {
    en: {
      topic: 'Safe at the ramp',
      audience: 'Temporary drivers',
      rules: [
        'The engine is off 3 minutes before a truck is loaded',
        'Nobody walks behind a moving truck',
      ],
      jurisdiction: 'Poland',
      lesson: 'Before the gate opens',
    },
    zh: {
      topic: '装卸台安全',
      audience: '临时司机',
      rules: ['装货前3分钟必须关闭发动机', '任何人不得在行驶的卡车后面行走'],
      jurisdiction: '中国',
      lesson: '开门之前',
    },
    ar: {
      topic: 'السلامة عند المنصة',
      audience: 'السائقون المؤقتون',
      rules: ['يُطفأ المحرك قبل التحميل بمدة 3 دقائق', 'لا يمشي أحد خلف شاحنة تتحرك'],
      jurisdiction: 'الأردن',
      lesson: 'قبل أن تُفتح البوابة',
    },
  },
  title: ({ topic }) => topic,
  async fillIn(place) {
    const { topic, audience, rules, jurisdiction } = place.typed;
    await typeInto(place, {
      'training.form.topic': topic,
      'training.form.audience': audience,
      'training.form.material': rules.join('\n'),
      'training.form.jurisdiction': jurisdiction,
    });
    await choose(place, 'radio', ['training.difficulty.beginner']);
  },
  result: ({ page, typed }) => page.getByRole('region', { name: typed.topic, exact: true }),
  async edit(place) {
    await press(place, 'training.edit');
    await field(place, 'training.edit.lessonTitle', this.result(place))
      .first()
      .fill(place.typed.lesson);
    await press(place, 'training.play');
  },
  async edited(place) {
    await expect(
      this.result(place).getByRole('heading', { name: place.typed.lesson, exact: true }),
    ).toBeVisible();
  },
  files: ({ topic, rules, jurisdiction, lesson }) => [topic, ...rules, jurisdiction, lesson],
  table: ({
    typed: {
      rules: [first = ''],
    },
  }) => first,
});
