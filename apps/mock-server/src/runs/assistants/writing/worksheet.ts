import { textBlank, type assistants, type ContentType } from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { withoutDismissed } from '../../../prose/dismissed-facts.js';
import { factKinds, factsIn } from '../../../prose/facts.js';
import { bullets, inline, paragraphs } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { methodLibrary, type TextTemplate } from '../shared/methods/method-library.js';

type Request = z.output<(typeof assistants.writing)['request']>;

/** The fields of a request a part of a text can take. */
type Typed = 'first' | 'keyPoints' | 'others' | 'audience' | 'purpose' | 'examples' | 'quotes';

/** The parts of each type of text that take something typed; the others are open. */
const takes: Record<ContentType, Readonly<Record<string, readonly Typed[]>>> = {
  blogPost: {
    opening: ['audience'],
    sections: ['keyPoints', 'examples'],
    'next-step': ['purpose'],
  },
  whitePaper: {
    problem: ['audience'],
    evidence: ['examples'],
    solution: ['keyPoints'],
    'next-step': ['purpose'],
  },
  caseStudy: {
    situation: ['audience'],
    solution: ['keyPoints'],
    quote: ['quotes'],
    result: ['examples'],
    lesson: ['purpose'],
  },
  pressRelease: {
    lead: ['first'],
    details: ['others', 'examples'],
    quote: ['quotes'],
    practical: ['purpose'],
  },
  emailCampaign: {
    opening: ['audience'],
    offer: ['keyPoints', 'examples'],
    action: ['purpose'],
  },
  socialMedia: { goal: ['audience', 'purpose'], body: ['keyPoints', 'examples'] },
  productDescription: {
    benefits: ['keyPoints'],
    details: ['examples'],
    fit: ['audience'],
  },
  marketingCopy: {
    problem: ['audience'],
    offer: ['keyPoints'],
    proof: ['examples'],
    action: ['purpose'],
  },
  newsletter: {
    opening: ['audience'],
    'main-story': ['first'],
    'short-items': ['others'],
    useful: ['examples'],
    action: ['purpose'],
  },
  reportExecutiveSummary: {
    decision: ['purpose'],
    context: ['audience'],
    findings: ['keyPoints', 'examples'],
  },
};

/** Whether a line says what somebody said. */
const hasQuotation = (line: string): boolean =>
  /[“„«「『"][^“”„«»「」『』"]{8,}[”“»」』"]/u.test(line);

/** What was typed, in the parts of its type of text, and what is open. */
export interface Worksheet {
  /** Markdown. */
  readonly content: string;
  /** The facts of the request, Markdown. */
  readonly facts: string;
  readonly outline: readonly string[];
  /** Open questions and the checks of the library, in this order. */
  readonly checks: readonly string[];
  readonly template: TextTemplate;
}

/** The worksheet of a request: nothing in it is said that nobody typed. */
export async function worksheetOf(request: Request, texts: Texts): Promise<Worksheet> {
  const { templates } = await methodLibrary(texts.locale);
  const { [request.contentType]: template } = templates;
  const list = (typed: string | undefined) => (typed ? pointsOf(typed, texts.locale) : []);
  const labelled = (field: string, typed: string | undefined) =>
    list(typed).map((text) => texts.say('content.writing.typed', { field, text }));
  const quotes = list([request.keyPoints, request.examples].join('\n')).filter(hasQuotation);
  const isPlaced = Object.values(takes[request.contentType]).flat().includes('quotes');
  const unquoted = (lines: readonly string[]) =>
    isPlaced ? lines.filter((line) => !quotes.some((quote) => line.includes(quote))) : lines;
  const points = unquoted(list(request.keyPoints));
  const typed: Record<Typed, readonly string[]> = {
    first: points.slice(0, 1),
    others: points.slice(1),
    keyPoints: points,
    audience: labelled('audience', request.audience),
    purpose: labelled('purpose', request.purpose),
    examples: unquoted(labelled('examples', request.examples)),
    quotes,
  };
  const places = takes[request.contentType];
  const linesOf = (part: string) => (places[part] ?? []).flatMap((field) => typed[field]);
  const open = template.parts.filter(({ id }) => linesOf(id).length === 0);
  // What no part takes is kept beside the facts.
  const placed = Object.values(places).flat();
  const keep = (['audience', 'purpose', 'examples', 'brandGuidelines', 'notes'] as const).flatMap(
    (field) =>
      (placed as readonly string[]).includes(field) ? [] : labelled(field, request[field]),
  );
  const facts = factLines(request, texts);
  return {
    facts: bullets(facts),
    content: paragraphs(
      `*${texts.say('content.writing.worksheet')}*`,
      ...template.parts.map(({ id, name, guide }) => {
        const lines = linesOf(id);
        return paragraphs(
          `## ${name}`,
          `*${guide}*`,
          lines.length > 0 ? bullets(lines) : textBlank,
        );
      }),
      facts.length + keep.length > 0 &&
        paragraphs(`## ${texts.say('content.writing.facts')}`, bullets([...facts, ...keep])),
    ),
    outline: template.parts.map(({ name }) => name),
    checks: [
      ...(open.length > 0
        ? [
            texts.say('content.writing.open', {
              parts: formatList(
                texts.locale,
                open.map(({ name }) => name),
              ),
            }),
          ]
        : []),
      ...template.checklist,
    ],
    template,
  };
}

/** The facts of everything that was typed, one line for each kind there is. */
function factLines(request: Request, texts: Texts): string[] {
  const { keyPoints, purpose, audience, examples = '', notes = '' } = request;
  const facts = factsIn(
    [keyPoints, purpose, audience, examples, notes].map((text) => withoutDismissed(text, request)),
    texts.locale,
  );
  return factKinds.flatMap((kind) =>
    facts[kind].length > 0
      ? [
          texts.say('content.writing.fact', {
            kind,
            list: formatList(
              texts.locale,
              facts[kind].map((one) => inline(one) || one),
            ),
          }),
        ]
      : [],
  );
}
