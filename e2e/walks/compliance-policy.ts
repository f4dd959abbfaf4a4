import { expect } from '../platform';
import { choose, press, typeInto } from './place';
import { defineWalk } from './walk';

/** Policy on a dairy's use of the names of its customers. */
export const compliancePolicy = defineWalk({
  path: '/enterprise/compliance-assistant/policies',
  form: 'compliance.tab.policy',
  required: ['validation.compliance.jurisdictionRequired'],
  first: 'compliance.jurisdiction',
  typed: {
    en: {
      jurisdiction: 'Denmark',
      called: 'Data privacy: Denmark',
      industry: 'Names of customers stay in the shop',
      own: 'Lists are burnt after the season',
      heading: 'Responsibilities',
      duty: 'The oldest cheesemaker keeps the key',
    },
    zh: {
      jurisdiction: '丹麦',
      called: '数据隐私：丹麦',
      industry: '客户姓名只留在店里',
      own: '季末销毁名单',
      heading: '职责',
      duty: '由资历最深的奶酪师保管钥匙',
    },
    ar: {
      jurisdiction: 'الدنمارك',
      called: 'خصوصية البيانات: الدنمارك',
      industry: 'تبقى أسماء العملاء داخل المتجر',
      own: 'تُتلف القوائم بعد الموسم',
      heading: 'المسؤوليات',
      duty: 'يحتفظ أقدم صانع جبن بالمفتاح',
    },
  },
  title: ({ called }) => called,
  async fillIn(place) {
    const { jurisdiction, industry, own } = place.typed;
    await typeInto(place, {
      'compliance.jurisdiction': jurisdiction,
      'compliance.industryRequirements': industry,
      'compliance.additionalRequirements': own,
    });
    await choose(place, 'checkbox', ['compliance.integration.onboarding']);
  },
  result: ({ page, typed }) => page.getByRole('region', { name: typed.heading, exact: true }),
  async edit(place) {
    const { page, say, typed } = place;
    const pencil = say('run.entry.edit').replace('{title}', typed.heading);
    await page.getByRole('button', { name: pencil, exact: true }).click();
    await page.getByRole('textbox', { name: typed.heading, exact: true }).fill(typed.duty);
    await press(place, 'run.entry.done');
  },
  async edited({ page, typed }) {
    const duties = page.getByRole('region', { name: typed.heading, exact: true });
    await expect(duties.getByText(typed.duty, { exact: true })).toBeVisible();
  },
  files: ({ jurisdiction, industry, own, heading, duty }) => [
    jurisdiction,
    industry,
    own,
    heading,
    duty,
  ],
});
