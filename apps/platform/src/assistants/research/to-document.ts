import { referenceLine, type AssistantResult } from '@constella/api-client/contract';

import type { MessageId } from '@constella/i18n';

import { factsLine } from '../../base/lists/facts-line';
import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import { nameOf } from './reference-name';

type Research = AssistantResult<'research'>;

const heading = (text: string): ResultBlock => ({ kind: 'heading', level: 2, text });

/** The claims in files: each with how it stands and the numbers of its sources. */
export function claimTable({ claims, references }: Research, intl: Intl): ResultBlock[] {
  const caption = intl.formatMessage({ id: 'research.claims' });
  const say = (id: MessageId) => intl.formatMessage({ id });
  return [
    heading(caption),
    {
      kind: 'table',
      caption,
      columns: [
        say('research.claim'),
        say('research.standing'),
        say('research.references'),
        say('research.claim.note'),
      ],
      rows: claims.map(({ text, note, standing, links }) => [
        text,
        intl.formatMessage({ id: `research.standing.${standing}` }),
        links.length === 0
          ? say('research.noSource')
          : factsLine(
              links.map(({ reference, stance }) => {
                const number = references.findIndex(({ id }) => id === reference) + 1;
                const sign = `[${number}]`;
                return stance === 'supports'
                  ? sign
                  : `${sign} ${intl.formatMessage({ id: `research.stance.${stance}` })}`;
              }),
            ),
        note,
      ]),
    },
  ];
}

/** The sources in files, by their numbers. */
export function referenceTable({ references }: Research, intl: Intl): ResultBlock[] {
  if (references.length === 0) return [];
  const caption = intl.formatMessage({ id: 'research.references' });
  const say = (id: MessageId) => intl.formatMessage({ id });
  return [
    heading(caption),
    {
      kind: 'table',
      caption,
      columns: [
        say('research.number'),
        say('research.reference.title'),
        say('research.reference.line'),
        say('research.reference.kind'),
        say('research.reference.origin'),
        say('research.reference.read'),
        say('research.reference.doi'),
        say('research.reference.url'),
        say('research.quotation'),
      ],
      rows: references.map((one, at) => [
        at + 1,
        nameOf(one, intl),
        referenceLine(one),
        intl.formatMessage({ id: `research.kind.${one.kind}` }),
        intl.formatMessage({ id: `research.origin.${one.origin}` }),
        intl.formatMessage({ id: `research.read.${one.read}` }),
        one.doi,
        one.url,
        one.quotations.map(({ text, place }) => (place ? `${text} (${place})` : text)).join('\n'),
      ]),
    },
  ];
}

/** The search plan in files. */
export function planTable({ plan }: Research, intl: Intl): ResultBlock[] {
  const caption = intl.formatMessage({ id: 'research.plan' });
  return [
    heading(caption),
    {
      kind: 'table',
      caption,
      columns: [
        intl.formatMessage({ id: 'research.search.question' }),
        intl.formatMessage({ id: 'research.search.terms' }),
        intl.formatMessage({ id: 'research.search.places' }),
      ],
      rows: plan.map(({ question, terms, places }) => [question, terms, intl.formatList(places)]),
    },
  ];
}
