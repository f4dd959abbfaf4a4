import { choose, typeInto, typeTags } from './place';
import { registerSteps } from './register';
import { defineWalk } from './walk';

/** Which rules a dairy may break. */
export const compliance = defineWalk({
  path: '/enterprise/compliance-assistant',
  form: 'shell.title.complianceAssistant',
  required: [
    'validation.compliance.industryRequired',
    'validation.compliance.regionsMin',
    'validation.compliance.activitiesRequired',
  ],
  first: 'compliance.industry',
  typed: {
    en: {
      industry: 'Dairy',
      regions: ['Poland', 'Denmark'],
      called: 'Dairy: Poland and Denmark',
      activities: 'Sells cheese by mail',
      risk: 'A list of customers went to the wrong address',
      plan: 'Two people look at every list',
    },
    zh: {
      industry: '乳制品',
      regions: ['波兰', '丹麦'],
      called: '乳制品：波兰和丹麦',
      activities: '邮购销售奶酪',
      risk: '客户名单被寄到错误的地址',
      plan: '每份名单由两个人检查',
    },
    ar: {
      industry: 'منتجات الألبان',
      regions: ['بولندا', 'الدنمارك'],
      called: 'منتجات الألبان: بولندا والدنمارك',
      activities: 'تبيع الجبن بالبريد',
      risk: 'أُرسلت قائمة العملاء إلى عنوان خاطئ',
      plan: 'يراجع شخصان كل قائمة',
    },
  },
  title: ({ called }) => called,
  async fillIn(place) {
    const { industry, regions, activities, risk } = place.typed;
    await typeInto(place, {
      'compliance.industry': industry,
      'compliance.activities': activities,
      'compliance.previousIssues': risk,
    });
    await typeTags(place, 'compliance.regions', regions);
    await choose(place, 'checkbox', [
      'compliance.domain.dataPrivacy',
      'compliance.domain.consumerProtection',
    ]);
  },
  ...registerSteps,
  files: ({ industry, regions, activities, risk, plan }) => [
    industry,
    ...regions,
    activities,
    risk,
    plan,
  ],
});
