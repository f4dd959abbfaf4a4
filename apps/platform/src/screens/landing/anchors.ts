/** The page's sections by the id their links end in. */
export const anchors = {
  features: 'features',
  solutions: 'solutions',
  cases: 'use-cases',
  pricing: 'pricing',
  comparison: 'comparison',
  faq: 'faq',
} as const;

/** The questions, in their order on the page. */
export const questions = ['run', 'points', 'models', 'quota', 'languages', 'claims'] as const;
export type Question = (typeof questions)[number];

/** The id of a question, for links to it. */
export const faqAnchor = (question: Question) => `faq-${question}`;
