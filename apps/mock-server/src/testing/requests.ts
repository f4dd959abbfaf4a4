import type { AssistantId, AssistantRequest } from '@constella/api-client/contract';

/** Words people type, in one language. */
interface Words {
  readonly subject: string;
  readonly people: string;
  readonly place: string;
  readonly aim: string;
  /** Two facts, one a line. */
  readonly facts: string;
  readonly problem: string;
  readonly decision: string;
  readonly parties: readonly string[];
  readonly clauses: string;
  readonly unit: string;
}

const words = {
  en: {
    subject: 'Returns at the counter',
    people: 'Shop owners in coastal towns',
    place: 'Germany',
    aim: 'Half the waiting time by autumn, see https://example.org/returns/2026?part=counter&lang=en',
    facts:
      'Orders are ready in two hours\nReturns are free for 30 days (Constella GmbH, order 27001)',
    problem: 'The sorting machine often stops\nSeasonal workers leave early',
    decision:
      'Where do we ship from: Hamburg, Gdańsk or Rotterdam? Compare cost per order and delivery time. Hamburg costs 4.20 € per order and its delivery takes 2 days. Gdańsk costs 3.10 € per order, its delivery takes 4 days. In the last three quarters we shipped 120, 135 and 150 orders.',
    parties: ['Havsvik Home AB', 'Rotterdam Fulfilment B.V.'],
    clauses: 'Orders: Orders are ready in two hours\n- At sales time in four',
    unit: 'Marketing: newsletters and personal data of customers\nFinance: reports',
  },
  ar: {
    subject: 'إرجاع المشتريات عند الصندوق',
    people: 'أصحاب المتاجر في المدن الساحلية',
    place: 'الأردن',
    aim: 'خفض مدة الانتظار إلى النصف قبل الخريف، انظر https://example.org/returns/2026?part=counter',
    facts: 'تكون الطلبات جاهزة خلال ساعتين\nالإرجاع مجاني مدة 30 يومًا (Constella GmbH، الطلب 27001)',
    problem: 'تتوقف آلة الفرز كثيرًا\nيغادر العمال الموسميون مبكرًا',
    decision:
      'من أين نشحن: عمّان أو العقبة أو إربد؟ قارن تكلفة الطلب ومدة التسليم. تبلغ تكلفة الطلب من عمّان 4.20 € ويستغرق تسليمه يومين. تبلغ تكلفة الطلب من العقبة 3.10 € ويستغرق تسليمه 4 أيام. في الأرباع الثلاثة الأخيرة شحنّا 120 و135 و150 طلبًا.',
    parties: ['شركة البتراء للتجارة', 'Rotterdam Fulfilment B.V.'],
    clauses: 'الطلبات: تكون الطلبات جاهزة خلال ساعتين\n- وفي موسم التخفيضات خلال أربع ساعات',
    unit: 'التسويق: النشرات الإخبارية والبيانات الشخصية للعملاء\nالمالية: التقارير',
  },
  zh: {
    subject: '柜台退货',
    people: '沿海城镇的店主',
    place: '中国',
    aim: '在秋季之前把等待时间减半，参见 https://example.org/returns/2026?part=counter',
    facts: '订单在两小时内备好\n三十天内免费退货（Constella GmbH，订单 27001）',
    problem: '分拣机经常停机\n季节工提前离职',
    decision:
      '我们从哪里发货：宁波、广州还是天津？请比较每单成本和送达时间。宁波每单成本 4.20 元，送达需要 2 天。广州每单成本 3.10 元，送达需要 4 天。过去三个季度我们发了 120、135 和 150 单。',
    parties: ['宁波海湾家居有限公司', 'Rotterdam Fulfilment B.V.'],
    clauses: '订单：订单在两小时内备好\n- 促销期间为四小时',
    unit: '市场部：新闻邮件和客户的个人信息\n财务部：报告',
  },
} as const satisfies Record<string, Words>;

/** The languages requests are written in here. */
export type RequestLanguage = keyof typeof words;
/** All of {@link RequestLanguage}. */
export const requestLanguages = Object.keys(words) as RequestLanguage[];

/** A request to every assistant, as a person of the language types it; the demo user's agents are named. */
export function requestsIn(language: RequestLanguage): {
  [Id in AssistantId]: AssistantRequest<Id>;
} {
  const { subject, people, place, aim, facts, problem, decision, parties, clauses, unit } =
    words[language];
  return {
    'life-review': { categories: [], note: facts },
    'medical-request': {
      symptoms: problem,
      medicalHistory: facts,
      age: 46,
      sex: 'female',
      labValues: [
        { analyte: 'hemoglobin', value: 9.4, unit: 'g/dL' },
        { analyte: 'ferritin', value: 6, unit: 'ug/L' },
      ],
    },
    'science-request': {
      queryDescription: decision,
      domain: 'physics',
      relatedFields: [place],
      knownResults: facts,
      objectives: aim,
      // One that holds, one whose units do not fit, one with a counterexample, one nobody can read.
      formulas: 'a^2 + b^2 >= 2*a*b\nE = m*v\n(a + b)^2 = a^2 + b^2\nf(x) = f(x)',
      symbols: 'E [J]\nm [kg]\nv [m/s]',
    },
    'cognitive-flow': { question: decision },
    collaboration: {
      title: subject,
      description: facts,
      agentsInvolved: [4, 5, 6],
      coordinatorId: 4,
      metadata: { maxIterations: 1 },
    },
    decision: {
      title: subject,
      description: decision,
      methods: ['swot', 'forecast', 'costBenefit'],
      dataSources: ['internal'],
    },
    innovation: {
      challengeType: 'service',
      method: 'blue_ocean',
      innovationArea: subject,
      businessGoals: aim,
      targetUsers: people,
      existingSolutions: problem,
      weeks: 20,
      start: '2027-01-04',
    },
    'compliance-risk': {
      industry: subject,
      regions: [place],
      activities: facts,
      domains: ['dataPrivacy', 'consumerProtection'],
      previousIssues: problem,
    },
    'compliance-policy': {
      policyType: 'dataPrivacy',
      jurisdiction: place,
      industryRequirements: facts,
      integrations: ['onboarding', 'training'],
    },
    'risk-assessment': {
      title: subject,
      scope: aim,
      categories: ['operational', 'people', 'financial'],
      knownRisks: problem,
      controls: facts,
    },
    training: { topic: subject, audience: people, material: facts, language },
    'document-generator': {
      documentType: 'agreement',
      parties: [...parties],
      jurisdiction: place,
      effectiveDate: '2026-05-01',
      purpose: aim,
      standardClauses: ['payment', 'termination'],
      clauses,
    },
    'regulation-monitor': { riskLevel: 'low', businessUnits: unit },
    'learning-plan': {
      learningArea: 'other',
      learningGoal: 'career',
      timeCommitment: 'moderate',
      learningStyle: 'reading',
      customTopic: subject,
    },
    research: {
      question: subject,
      aim: 'effect',
      field: 'economics',
      known: facts,
      scope: place,
      period: people,
      kinds: ['article', 'report'],
      references: `10.1257/aer.20141368\n${people}`,
    },
    creative: {
      kind: 'description',
      subject,
      details: facts,
      audience: people,
      tones: ['warm', 'bold'],
      mustContain: [place],
      mustAvoid: [subject],
    },
    'travel-plan': {
      destination: place,
      startDate: '2027-05-03',
      endDate: '2027-05-05',
      budget: 1_800,
      numberOfTravelers: 2,
      travelerTypes: ['adults', 'children'],
      interests: [subject],
      additionalNotes: facts,
    },
    'learning-content': { prompt: subject, contentType: 'flashcards', material: facts },
    writing: {
      contentType: 'newsletter',
      audience: people,
      purpose: aim,
      keyPoints: facts,
      length: 'brief',
    },
  };
}

const english = requestsIn('en');

/** A request to every assistant in English, the decision with figures to work with. */
export const exampleRequests = {
  ...english,
  'cognitive-flow': {
    question:
      'Should we move the archive of 40,000 photographs to Lisbon? Compare rent and humidity. Name the risk.',
  },
  decision: {
    ...english.decision,
    criteria: ['cost per order', 'delivery time'],
    figures: [
      {
        criterion: 'cost per order',
        unit: '€',
        better: 'lower',
        amounts: [
          { option: 'Hamburg', amount: 4.2 },
          { option: 'Gdańsk', amount: 3.1 },
        ],
      },
      {
        criterion: 'delivery time',
        unit: 'days',
        better: 'lower',
        amounts: [
          { option: 'Hamburg', amount: 2 },
          { option: 'Gdańsk', amount: 4 },
        ],
      },
    ],
    history: {
      label: 'Orders',
      unit: '',
      values: [
        { when: '2025-Q2', amount: 120 },
        { when: '2025-Q3', amount: 135 },
        { when: '2025-Q4', amount: 150 },
      ],
    },
  },
} satisfies { readonly [Id in AssistantId]: AssistantRequest<Id> };
