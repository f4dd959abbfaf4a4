import type { AssistantId, AssistantRequest } from '@constella/api-client/contract';

const question =
  'Should we move the archive of 40,000 photographs to Lisbon? Compare rent and humidity. Name the risk.';

const decision: AssistantRequest<'decision'> = {
  title: 'Fulfilment site',
  description:
    'Where do we ship from: Hamburg, Gdańsk or Rotterdam? Compare cost per order and delivery time. Hamburg costs 4.20 € per order and its delivery takes 2 days. Gdańsk costs 3.10 € per order, its delivery takes 4 days. In the last three quarters we shipped 120, 135 and 150 orders.',
  methods: ['swot', 'forecast', 'costBenefit'],
  dataSources: ['internal', 'market'],
  criteria: ['cost per order', 'delivery time'],
  figures: [
    { label: 'Hamburg: cost per order', amount: 4.2, unit: '€', when: '' },
    { label: 'Gdańsk: cost per order', amount: 3.1, unit: '€', when: '' },
    { label: 'Hamburg: delivery time', amount: 2, unit: 'days', when: '' },
    { label: 'Gdańsk: delivery time', amount: 4, unit: 'days', when: '' },
    { label: 'Orders', amount: 120, unit: '', when: '2025-Q2' },
    { label: 'Orders', amount: 135, unit: '', when: '2025-Q3' },
    { label: 'Orders', amount: 150, unit: '', when: '2025-Q4' },
  ],
};
/** A request of every assistant, as somebody would type it; the demo user's agents are named. */
export const exampleRequests = {
  innovation: {
    challengeType: 'service',
    method: 'blue_ocean',
    innovationArea: 'Returns at the counter',
    businessGoals: 'Half the waiting time\nFewer parcels sent back twice',
    targetUsers: 'Shop owners in coastal towns',
    existingSolutions: 'Paper slips',
    weeks: 20,
    start: '2027-01-04',
  },
  'cognitive-flow': { question },
  decision,
  collaboration: {
    title: 'Move the warehouse',
    description: 'Compare Ghent with Lille. Say what it costs.',
    agentsInvolved: [4, 5, 6],
    coordinatorId: 4,
    metadata: { maxIterations: 1 },
  },
  'compliance-risk': {
    industry: 'Mail order of outdoor gear',
    regions: ['Germany', 'Poland'],
    activities: 'Sells tents online\nKeeps lists of customers',
    domains: ['dataPrivacy', 'consumerProtection'],
    previousIssues: 'A list of customers was sent by mail',
  },
  'compliance-policy': {
    policyType: 'dataPrivacy',
    jurisdiction: 'Germany',
    industryRequirements: 'Customers may ask for their data',
    companySize: '50-249',
    integrations: ['onboarding', 'training'],
  },
  'risk-assessment': {
    title: 'Harvest at the coast',
    scope: 'The harvest of the coastal orchard and its sale until winter',
    categories: ['operational', 'people', 'financial'],
    knownRisks: 'The sorting machine often stops\nSeasonal workers leave early',
    controls: 'A mechanic is on call',
  },
  training: {
    topic: 'Personal data of customers',
    audience: 'Everyone in customer service',
    material: 'Data is deleted after two years\nNobody sends a list by mail',
    duration: 30,
    includeAssessment: true,
  },
  'document-generator': {
    documentType: 'agreement',
    parties: ['Havsvik Home AB', 'Rotterdam Fulfilment B.V.'],
    jurisdiction: 'Sweden',
    effectiveDate: '2026-05-01',
    purpose: 'Storage and shipping of home goods from Rotterdam',
    standardClauses: ['payment', 'termination'],
    clauses: 'Orders: Orders are ready in two hours\n- At sales time in four',
  },
  'regulation-monitor': {
    regions: ['European Union', 'California'],
    riskLevel: 'low',
    businessUnits: 'Marketing: newsletters and personal data of customers\nFinance: reports',
  },
  writing: {
    contentType: 'newsletter',
    audience: 'Shop owners in coastal towns',
    purpose: 'Win readers for the new pick-up service',
    tone: 'conversational',
    length: 'brief',
    keyPoints: 'Orders are ready in two hours\nReturns are free for 30 days',
  },
} satisfies { readonly [Id in AssistantId]: AssistantRequest<Id> };
