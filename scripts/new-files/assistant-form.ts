import { filesOfForm } from './form';
import type { NewFiles, Spellings } from './new-files';

const question = `{ question: 'Where do we ship from?' }`;

/** The form of an assistant: its layout over the contract's request. */
export const assistantForm = (spelled: Spellings): Required<Omit<NewFiles, 'next'>> => {
  const { camel } = spelled;
  return filesOfForm(spelled, {
    schema: {
      from: '@constella/api-client/contract',
      layout: `${camel}.request`,
      validator: `contract.${camel}.request`,
    },
    layout: `{
  labels: '${camel}.form',
  sections: [{ fields: [{ name: 'question', rows: 5 }] }, { reads: ${camel}.reads }],
}`,
    words: 'runWords',
    namespace: camel,
    stories: { filled: question, sent: question, first: 'Your question', field: 'question' },
  });
};
