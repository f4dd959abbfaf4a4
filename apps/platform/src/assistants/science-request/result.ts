import { bounds } from '@constella/api-client';

import type { Block } from '../../runs/blocks/block';
import { checkTable, FormulaChecks } from './formula-checks';
import { KnowledgeGraph } from './knowledge-graph';
import { Theory } from './theory';

/** The four tabs of science: what is known, what was checked, what reviewers say, and the theory. */
export const scienceResult: readonly Block<'science-request'>[] = [
  {
    kind: 'notice',
    title: 'science.offline.title',
    text: 'science.offline.text',
    when: { field: 'offline', is: true },
  },
  { kind: 'fileTitle', of: 'title', heading: 'science.title' },
  {
    kind: 'tabs',
    label: 'science.parts',
    param: 'part',
    tabs: [
      {
        id: 'discovery',
        label: 'science.part.discovery',
        blocks: [
          { kind: 'view', only: 'page', View: KnowledgeGraph, parts: {} },
          {
            kind: 'table',
            of: 'concepts',
            heading: 'science.concepts',
            last: true,
            columns: [
              { heading: 'science.concept.name', of: 'name' },
              { heading: 'science.concept.kind', of: 'kind', words: 'science.concept' },
              { heading: 'science.basis', of: 'basis', words: 'science.basis' },
              { heading: 'science.concept.rests', of: 'rests' },
            ],
          },
          {
            kind: 'table',
            of: 'links',
            heading: 'science.links',
            only: 'file',
            last: true,
            columns: [
              {
                heading: 'science.link.from',
                cell: ({ source }, { concepts }) =>
                  concepts.find(({ id }) => id === source)?.name ?? source,
              },
              {
                heading: 'science.link.to',
                cell: ({ target }, { concepts }) =>
                  concepts.find(({ id }) => id === target)?.name ?? target,
              },
              { heading: 'science.basis', of: 'basis', words: 'science.basis' },
              { heading: 'science.concept.rests', of: 'rests' },
            ],
          },
          { kind: 'text', of: 'approaches', heading: 'science.approaches' },
          {
            kind: 'text',
            of: 'rivals',
            heading: 'science.rivals',
            note: () => ({ id: 'science.rivals.note' }),
          },
        ],
      },
      {
        id: 'analysis',
        label: 'science.part.analysis',
        blocks: [
          {
            kind: 'view',
            View: FormulaChecks,
            toDocument: checkTable,
            parts: { formulas: 'science.formulas', checks: 'science.formulas' },
          },
          {
            kind: 'table',
            of: 'symbols',
            heading: 'science.symbols',
            columns: [
              { heading: 'science.symbol.name', of: 'name' },
              { heading: 'science.symbol.unit', of: 'unit' },
              { heading: 'science.symbol.from', of: 'from', numeric: true },
              { heading: 'science.symbol.to', of: 'to', numeric: true },
            ],
          },
        ],
      },
      {
        id: 'collaboration',
        label: 'science.part.collaboration',
        count: 'notes',
        blocks: [
          {
            kind: 'items',
            of: 'notes',
            heading: 'science.notes',
            count: 'science.notes.by',
            look: 'cards',
            title: 'about',
            fields: [
              { of: 'about', label: 'science.note.about', missing: 'science.note.aboutMissing' },
              { of: 'text', rows: 4, label: 'science.note.text' },
            ],
            badges: ({ reviewer, major }, _result, intl) => [
              { text: intl.formatMessage({ id: `science.reviewer.${reviewer}` }) },
              {
                tone: major ? 'danger' : 'neutral',
                text: intl.formatMessage({
                  id: major ? 'science.note.major' : 'science.note.minor',
                }),
              },
            ],
            most: bounds.statements.max,
            fresh: {
              id: 'n',
              item: () => ({ reviewer: 'person', about: '', text: '', major: false }),
            },
            words: { add: 'science.note.add' },
          },
        ],
      },
      {
        id: 'results',
        label: 'science.part.results',
        blocks: [
          { kind: 'text', of: 'summary', heading: 'science.summary', rows: 6 },
          {
            kind: 'sheet',
            modes: { edit: 'science.edit', read: 'science.read' },
            blocks: [
              { kind: 'title', of: 'title', heading: 'science.title', size: 24 },
              {
                kind: 'items',
                of: 'statements',
                heading: 'science.statements',
                look: 'sections',
                View: Theory,
                moves: true,
                title: 'title',
                fields: [
                  {
                    of: 'title',
                    label: 'science.statement.title',
                    missing: 'science.statement.titleMissing',
                  },
                  { of: 'text', rows: 6, label: 'science.statement.text' },
                ],
                text: ({ text, rests }) => [text, rests].filter(Boolean).join('\n\n'),
                most: bounds.statements.max,
                fresh: {
                  id: 'p',
                  item: (intl) => ({
                    kind: 'conjecture',
                    title: intl.formatMessage({ id: 'science.kind.conjecture' }),
                    text: '',
                    formula: '',
                    basis: 'typed',
                    rests: '',
                  }),
                },
                words: { add: 'science.statement.add' },
              },
            ],
          },
          {
            kind: 'list',
            of: 'missing',
            heading: 'science.missing',
            ticks: true,
            empty: 'science.missing.none',
          },
        ],
      },
    ],
  },
];
