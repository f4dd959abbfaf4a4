import { localeName, locales } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';

import type { Question } from './question-list';

/** The questions everybody asks, in their order. */
const productQuestions = ['run', 'points', 'models', 'quota', 'languages', 'claims'] as const;

/** The id of a question, for links to it. */
export const questionAnchor = (question: (typeof productQuestions)[number]) => `faq-${question}`;

/** The questions everybody asks about the product, whose texts are in the catalogues. */
export function useProductQuestions(): Question[] {
  const intl = useIntl();
  const { list } = useFormats();
  return productQuestions.map((question) => {
    const title = intl.formatMessage({ id: `product.faq.${question}.question` });
    const answer = intl.formatMessage(
      { id: `product.faq.${question}.answer` },
      { count: locales.length, languages: list(locales.map(localeName)) },
    );
    return {
      id: questionAnchor(question),
      title,
      answer: <p>{answer}</p>,
      text: `${title} ${answer}`,
    };
  });
}
