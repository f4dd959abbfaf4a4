import { regulatoryDomains } from '@constella/api-client/contract';
import type { Locale } from '@constella/i18n';
import { z } from 'zod';

import type { Passage } from '../../../models/prompt.js';
import type { FoundAnswer } from '../../program/found-passages.js';
import { defineTool } from '../../program/tools/tool.js';
import { lawPassage, matchLaws } from './laws/law-library.js';
import { matchRisks, riskPassage } from './risk/risk-library.js';

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

/** The search of the libraries, as a list of tools shows it. */
export const librarySearch = { id: 'library.search', input };

/** Gives entries of the library the numbers a text cites them by. */
type Numbered = (entries: readonly Omit<Passage, 'number'>[]) => Promise<FoundAnswer>;

/** Searches the libraries of laws and risks, in the language of a run. */
export const librarySearchTool = (locale: Locale, numbered: Numbered) =>
  defineTool({
    ...librarySearch,
    async run({ text, places }) {
      const [laws, risks] = await Promise.all([
        matchLaws({ text, locale, regions: places, domains: regulatoryDomains, most }),
        matchRisks({ text, locale, most }),
      ]);
      return numbered([...laws.map(lawPassage), ...risks.map(riskPassage)]);
    },
  });
