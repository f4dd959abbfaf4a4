import {
  clauseLines,
  termLength,
  type assistants,
  type LegalClause,
} from '@constella/api-client/contract';
import { formatDate, formatList } from '@constella/i18n';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { shortened } from '../../../prose/read-brief.js';
import { inline } from '../../../prose/markdown.js';

type Definition = (typeof assistants)['document-generator'];
/** A checked request for a document. */
export type DocumentRequest = z.output<Definition['request']>;

/** Where somebody has to fill something in; `checkDocument` finds it. */
const blank = '[…]';
/** Characters of a clause's heading. */
const longestHeading = 80;

/** The title of a document: as its author says, or by its kind and its parties. */
export const titleOf = ({ title, documentType, parties }: DocumentRequest, texts: Texts): string =>
  title ||
  texts.say('content.document-generator.title', {
    type: documentType,
    parties: formatList(texts.locale, parties.map(inline)),
    named: parties.length > 0 ? 'some' : 'none',
  });

/**
 * The clauses a person typed, one a line: what stands before a colon is the heading, and a line
 * after a dash is a part of the clause above it.
 */
export function ownClauses(typed: string): LegalClause[] {
  return clauseLines(typed).map((line, at) => {
    const isPart = /^[-–—•*]\s*/.test(line) && at > 0;
    const said = inline(line.replace(/^(?:[-–—•*]|\d{1,3}[.)])\s*/, '')) || line;
    const [, heading, rest] = /^([^:：]{1,80})[:：]\s*(.+)$/.exec(said) ?? [];
    return {
      id: `own${at + 1}`,
      level: isPart ? 2 : 1,
      heading: heading ?? shortened(said, longestHeading).replace(/[.。]$/, ''),
      text: rest ?? said,
    };
  });
}

/** The whole draft: who, what for, how long, the person's own clauses, the standard ones, the law. */
export function draftClauses(request: DocumentRequest, texts: Texts): LegalClause[] {
  const { documentType: type, parties, purpose, jurisdiction, clauses } = request;
  const { effectiveDate: start = '', expirationDate: end = '' } = request;
  const { locale } = texts;
  const date = (day: string) => formatDate(locale, day, 'UTC');
  const clause = (
    id: 'parties' | 'purpose' | 'term' | 'law' | DocumentRequest['standardClauses'][number],
    text: string,
  ): LegalClause => ({
    id,
    level: 1,
    heading: texts.say('content.document-generator.heading', { clause: id }),
    text,
  });
  const names = parties.map((party) => `**${inline(party) || party}**`);
  return [
    clause(
      'parties',
      texts
        .say('content.document-generator.parties', {
          type,
          parties: names.length > 0 ? formatList(locale, names) : blank,
        })
        // A name that ends with a full stop ends the sentence, too.
        .replace(/\.\*\*\.$/, '.**'),
    ),
    clause('purpose', inline(purpose) || purpose),
    clause(
      'term',
      texts.say('content.document-generator.term', {
        start: start ? date(start) : blank,
        end: end ? date(end) : blank,
        days: termLength(start, end)?.days ?? 0,
        length: termLength(start, end) ? 'known' : end ? 'ends' : 'open',
      }),
    ),
    ...ownClauses(clauses ?? ''),
    ...request.standardClauses.map((id) =>
      clause(id, texts.say(`content.document-generator.clause.${id}`, { blank, term: '[[term]]' })),
    ),
    clause(
      'law',
      texts.say('content.document-generator.law', {
        jurisdiction: inline(jurisdiction ?? '') || blank,
      }),
    ),
  ];
}
