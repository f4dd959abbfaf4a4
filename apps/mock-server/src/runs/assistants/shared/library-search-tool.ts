import { regulatoryDomains } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { matchLaws } from './laws/law-library.js';
import { matchRisks } from './risk/risk-library.js';

/** Entries of each kind. */
const most = 4;

const input = z.object({
  text: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .describe(
      'What is done or planned, in the words of the question: activities, goods, data, people.',
    ),
  places: z
    .array(z.string().trim().min(1).max(100))
    .max(10)
    .describe(
      'Countries or unions whose law is asked for, such as Germany or EU; none for risks alone.',
    ),
});

/** An entry of the library, as it is quoted. */
interface Entry {
  readonly kind: 'law' | 'risk';
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Searches the libraries of laws and risks, in the language of a run. */
export const librarySearchTool = (locale: Locale) =>
  defineTool({
    id: 'library.search',
    input,
    async run({ text, places }): Promise<{ entries: Entry[] }> {
      const [laws, risks] = await Promise.all([
        matchLaws({ text, locale, regions: places, domains: regulatoryDomains, most }),
        matchRisks({ text, locale, most }),
      ]);
      return {
        entries: [
          ...laws.map(({ title, number, place, url, duties }): Entry => ({
            kind: 'law',
            title: [title, number, place].filter(Boolean).join(', '),
            text: duties.map((duty) => `${duty.article}: ${duty.text}`).join('\n'),
            url,
          })),
          ...risks.map(({ title, event, controls, source }): Entry => ({
            kind: 'risk',
            title,
            text: [event, ...controls].join('\n'),
            url: source.url,
          })),
        ],
      };
    },
  });
