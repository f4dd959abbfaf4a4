/** The page's sections by the id their links end in. */
export const anchors = {
  features: 'features',
  solutions: 'solutions',
  cases: 'use-cases',
  pricing: 'pricing',
  comparison: 'comparison',
  faq: 'faq',
} as const;
