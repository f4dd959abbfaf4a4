import { expect } from '../platform';
import { choose, field, press, typeInto, typeTags } from './place';
import { defineWalk } from './walk';

/** A contract about deliveries. */
export const documentGenerator = defineWalk({
  path: '/enterprise/document-generator',
  form: 'shell.title.documentGenerator',
  required: ['validation.documents.purposeRequired'],
  first: 'documents.field.purpose',
  typed: {
    en: {
      purpose: 'Six tons of apples a week, delivered to the press',
      title: 'Apples for the press',
      parties: ['Orchard Kowal', 'Press Lindqvist'],
      jurisdiction: 'Denmark',
      own: ['Weighing', 'Every truck is weighed at the gate'],
      heading: 'Empty crates',
      text: 'Crates go back with the next truck',
    },
    zh: {
      purpose: '每周向榨汁厂交付六吨苹果',
      title: '榨汁用苹果',
      parties: ['北山果园', '东河榨汁厂'],
      jurisdiction: '中国',
      own: ['称重', '每辆卡车都在门口称重'],
      heading: '空箱',
      text: '空箱随下一辆卡车返回',
    },
    ar: {
      purpose: 'ستة أطنان من التفاح كل أسبوع تُسلّم إلى المعصرة',
      title: 'تفاح للمعصرة',
      parties: ['بستان الكوثر', 'معصرة النهر'],
      jurisdiction: 'الأردن',
      own: ['الوزن', 'تُوزن كل شاحنة عند البوابة'],
      heading: 'الصناديق الفارغة',
      text: 'تعود الصناديق مع الشاحنة التالية',
    },
  },
  title: ({ title }) => title,
  async fillIn(place) {
    const { purpose, title, parties, jurisdiction, own } = place.typed;
    await typeInto(place, {
      'documents.field.purpose': purpose,
      'documents.field.title': title,
      'documents.field.jurisdiction': jurisdiction,
      'documents.field.effectiveDate': '2027-01-01',
      'documents.field.expirationDate': '2028-12-31',
      'documents.field.own': own.join(': '),
    });
    await typeTags(place, 'documents.field.parties', parties);
    await choose(place, 'radio', ['documents.type.agreement']);
    await choose(place, 'checkbox', ['documents.clause.confidentiality']);
  },
  result: ({ page, say }) =>
    page.getByRole('region', { name: say('documents.facts'), exact: true }),
  async edit(place) {
    const { page, say, typed } = place;
    await press(place, 'documents.edit.add');
    const added = page.getByRole('region', { name: say('documents.edit.newHeading') });
    await field(place, 'documents.edit.heading', added).fill(typed.heading);
    await field(place, 'documents.edit.text').fill(typed.text);
    await press(place, 'run.entry.done');
  },
  async edited({ page, typed }) {
    await expect(page.getByRole('heading', { name: typed.heading })).toBeVisible();
    await expect(page.getByText(typed.text, { exact: true })).toBeVisible();
  },
  files: ({ purpose, title, parties, jurisdiction, own, heading, text }) => [
    purpose,
    title,
    ...parties,
    jurisdiction,
    ...own,
    heading,
    text,
  ],
});
