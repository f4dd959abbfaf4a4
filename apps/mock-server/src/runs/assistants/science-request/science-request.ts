import {
  assistants,
  bounds,
  scienceReviewers,
  statementKinds,
  type ScienceStatement,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { bullets } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { checkFormulasTool } from './check-tool.js';
import { typedConcept, typedLink, withGiven, folded, type Graph } from './concepts.js';
import { steps } from './content/steps.js';
import { formulaLines, saidChecks } from './formulas/check-formulas.js';
import { constants } from './formulas/read-formula.js';

const definition = assistants['science-request'];
type Request = z.output<(typeof definition)['request']>;
type Result = z.output<(typeof definition)['result']>;
type Note = Result['notes'][number];

const line = z.string().trim().min(1).max(bounds.shortText.max);
const remark = z.string().trim().max(bounds.remark.max);

/** The graph a model adds to what was typed. */
export const graphShape = z.object({
  concepts: z
    .array(
      z.object({
        name: line.describe('One to four words.'),
        quote: remark.describe('The words of the request it stands in, verbatim; else empty.'),
      }),
    )
    .max(30),
  links: z
    .array(
      z.object({
        from: line.describe('The name of a concept.'),
        to: line.describe('The name of another.'),
        why: remark.describe('What joins them, in one sentence.'),
      }),
    )
    .max(60),
});

const theoryShape = z.object({
  summary: z.string().trim().max(4_000).describe('What it comes to, and what stays open.'),
  statements: z
    .array(
      z.object({
        kind: z.enum(statementKinds),
        title: line.describe('What it is called, in a few words.'),
        text: z.string().trim().max(4_000).describe('The statement and its argument; Markdown.'),
        formula: z
          .string()
          .max(500)
          .describe('At most one: plain notation, a^2 + b^2 >= 2*a*b, or LaTeX; else empty.'),
        rests: z.array(remark).max(10).describe('What it follows from, by the names given.'),
      }),
    )
    .max(20),
});

const reviewShape = z.object({
  notes: z
    .array(
      z.object({
        reviewer: z.enum(scienceReviewers).exclude(['person']),
        about: line.describe('The title of the statement.'),
        text: remark.describe('What is wrong or missing, and what would mend it.'),
        major: z.boolean().describe('It must not be published before this is answered.'),
      }),
    )
    .max(20),
});

type Checked = Pick<Result, 'formulas' | 'symbols' | 'checks'> & { unread: string[] };
type Theory = Pick<Result, 'summary' | 'statements'> & Pick<Checked, 'formulas' | 'checks'>;

/** The lines of a field with one entry a line. */
const linesOf = (typed = ''): string[] =>
  typed
    .split('\n')
    .map((entry) => shortened(entry.trim(), bounds.remark.max))
    .filter(Boolean)
    .slice(0, 20);

/** Whether a line says where it is published: an identifier, an address or a year. */
const isSourced = (known: string): boolean =>
  /\b10\.\d{4,9}\/\S+|https?:\/\/|arXiv|(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/i.test(known);

const named = (typed: string): string => shortened(typed, bounds.shortText.max);

/** All that was typed, to look a quotation up in. */
const typedText = (request: Request): string =>
  Object.values(request)
    .flat()
    .filter((value) => typeof value === 'string')
    .join('\n');

/** The graph of what was typed: the question, its fields, results, formulas and their names. */
function typedGraph(request: Request): Graph {
  const formulas = formulaLines(request.formulas);
  const results = linesOf(request.knownResults);
  const symbols = new Map<string, Set<string>>();
  for (const [at, formula] of formulas.entries())
    for (const [name] of formula.matchAll(/[A-Za-z]\w*(?!\w*\s*\()/g))
      if (!formula.includes('\\') && !Object.hasOwn(constants, name))
        symbols.set(name, (symbols.get(name) ?? new Set()).add(`f${at + 1}`));
  const named = [...symbols].slice(0, 40).map(([name, used]) => [name, [...used]] as const);
  return {
    concepts: [
      typedConcept('q', 'question', request.queryDescription),
      ...request.relatedFields.map((field, at) => typedConcept(`d${at + 1}`, 'field', field)),
      ...results.map((known, at) => typedConcept(`k${at + 1}`, 'result', known)),
      ...formulas.map((formula, at) => typedConcept(`f${at + 1}`, 'formula', formula)),
      ...named.map(([name, used], at) =>
        typedConcept(
          `s${at + 1}`,
          'symbol',
          name,
          used.map((id) => formulas[Number(id.slice(1)) - 1]).join('; '),
        ),
      ),
    ],
    links: [
      ...request.relatedFields.map((field, at) => typedLink('q', `d${at + 1}`, field)),
      ...results.flatMap((known, at) => [
        typedLink('q', `k${at + 1}`, known),
        ...request.relatedFields.flatMap((field, of) =>
          folded(known).includes(folded(field))
            ? [typedLink(`k${at + 1}`, `d${of + 1}`, known)]
            : [],
        ),
      ]),
      ...formulas.map((formula, at) => typedLink('q', `f${at + 1}`, formula)),
      ...named.flatMap(([, used], at) =>
        used.map((id) => typedLink(id, `s${at + 1}`, formulas[Number(id.slice(1)) - 1] ?? '')),
      ),
    ],
  };
}

const checkedOf = (job: Job<Request>): Checked =>
  job.valueOf<Checked>('expert-activation') ?? {
    formulas: [],
    symbols: [],
    checks: [],
    unread: [],
  };

/** What was typed as statements, each with where it stands in the request. */
function typedStatements(job: Job<Request>): ScienceStatement[] {
  const { request, texts } = job;
  const { formulas, checks } = checkedOf(job);
  const statements = (
    id: string,
    kind: ScienceStatement['kind'],
    part: 'known' | 'constraint' | 'objective',
    typed: string | undefined,
  ) =>
    linesOf(typed).map((text, at): ScienceStatement => ({
      id: `${id}${at + 1}`,
      kind,
      title: texts.say(`content.science-request.${part}`, { number: at + 1 }),
      text,
      formula: '',
      basis: 'typed',
      rests: texts.say(`content.science-request.${part}.rests`),
    }));
  const isClaim = (id: string) =>
    checks.some(
      ({ formula, kind, proves }) =>
        formula === id &&
        (kind === 'identity' || kind === 'search') &&
        proves !== texts.say('content.science-request.nothing'),
    );
  return [
    ...statements('k', 'known', 'known', request.knownResults),
    ...statements('c', 'assumption', 'constraint', request.constraints),
    ...formulas.map(({ id }, at): ScienceStatement => ({
      id,
      kind: isClaim(id) ? 'claim' : 'definition',
      title: texts.say('content.science-request.formula', { number: at + 1 }),
      text: '',
      formula: id,
      basis: 'typed',
      rests: texts.say('content.science-request.formula.rests'),
    })),
    ...statements('o', 'question', 'objective', request.objectives),
  ];
}

/** What units, numbers and the lines themselves give a reviewer to say. */
function computedNotes({ request, texts, ...job }: Job<Request>): Omit<Note, 'id'>[] {
  const { formulas, checks, unread } = checkedOf({ request, texts, ...job });
  const theory = job.valueOf<Theory>('theory-construction');
  const written = [...formulas, ...(theory?.formulas ?? [])];
  return [
    ...[...checks, ...(theory?.checks ?? [])]
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ formula, kind, says }) => ({
        reviewer: kind === 'dimensions' ? ('proof' as const) : ('numbers' as const),
        about: named(written.find(({ id }) => id === formula)?.typed ?? formula),
        text: says,
        major: true,
      })),
    ...unread.map((typed) => ({
      reviewer: 'numbers' as const,
      about: named(typed),
      text: texts.say('content.science-request.symbol.unread'),
      major: false,
    })),
    ...linesOf(request.knownResults)
      .filter((known) => !isSourced(known))
      .map((known) => ({
        reviewer: 'novelty' as const,
        about: named(known),
        text: texts.say('content.science-request.known.unsourced'),
        major: false,
      })),
  ];
}

/** What stands between this and a publication, from what is known of it alone. */
function missingOf(job: Job<Request>): string[] {
  const { request, texts } = job;
  const { formulas, checks } = checkedOf(job);
  const about = (id: string) => named(formulas.find((formula) => formula.id === id)?.typed ?? id);
  const unproved = checks.filter(
    ({ kind, outcome }) => outcome === 'passed' && (kind === 'identity' || kind === 'search'),
  );
  return [
    ...checks
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ formula }) =>
        texts.say('content.science-request.missing.mend', { formula: about(formula) }),
      ),
    ...unproved.map(({ formula }) =>
      texts.say('content.science-request.missing.proof', { formula: about(formula) }),
    ),
    ...linesOf(request.knownResults)
      .filter((known) => !isSourced(known))
      .map((known) => texts.say('content.science-request.missing.source', { known: named(known) })),
    ...linesOf(request.objectives).map((objective) =>
      texts.say('content.science-request.missing.objective', { objective: named(objective) }),
    ),
  ];
}

/** What prompts are told of the formulas: each with what was found of it. */
const formulaFacts = (job: Job<Request>) => {
  const { formulas, checks } = checkedOf(job);
  return formulas.map(({ id, typed }) => ({
    typed,
    found: checks.filter(({ formula }) => formula === id).map(({ says }) => says),
  }));
};

/** Graph, checks and a theory: computed where it can be, a model's where it says so. */
export const scienceRequest: Program = defineProgram(definition, {
  content: steps,
  tools: [checkFormulasTool],
  title: ({ queryDescription }) => queryDescription,
  description: ({ queryDescription }) => queryDescription,
  prefill: ({ title, description }) => ({ queryDescription: description || title }),

  work: {
    'knowledge-graph': async (job) => {
      await perceive(job);
      const graph = typedGraph(job.request);
      const given = await job.context.askJson(
        await job.promptOf({ names: graph.concepts.map(({ name }) => name) }),
        graphShape,
      );
      const value = withGiven(graph, given, typedText(job.request));
      return { text: bullets(value.concepts.map(({ name }) => name)), value };
    },

    'expert-activation': async ({ context, request, texts }) => {
      const { formulas, findings, symbols, unread } = await context.callTool(checkFormulasTool, {
        formulas: [...formulaLines(request.formulas)],
        symbols: request.symbols ?? '',
        id: 'f',
      });
      const checks = saidChecks(findings, texts);
      const value: Checked = {
        formulas: formulas.map((formula) => ({ ...formula, basis: 'typed' })),
        symbols: [...symbols],
        checks,
        unread: [...unread],
      };
      const said = checks.map(({ formula, says }) => {
        const { typed } = formulas.find(({ id }) => id === formula)!;
        return `\`${typed}\` ${says}`;
      });
      return {
        text: said.length > 0 ? bullets(said) : texts.say('content.science-request.unchecked'),
        value,
      };
    },

    'cognitive-fusion': async (job) => ({
      text: await job.context.ask(await job.promptOf({ formulas: formulaFacts(job) })),
    }),

    'quantum-reasoning': async (job) => ({
      text: await job.context.ask(
        await job.promptOf({
          formulas: formulaFacts(job),
          approaches: job.textOf('cognitive-fusion'),
        }),
      ),
    }),

    'theory-construction': async (job) => {
      const { context, request, texts } = job;
      const own = typedStatements(job);
      const concepts = job.valueOf<Graph>('knowledge-graph')?.concepts ?? [];
      const names = [...concepts.map(({ name }) => name), ...own.map(({ title }) => title)];
      const asked = await context.askJson(
        await job.promptOf({
          formulas: formulaFacts(job),
          names,
          approaches: job.textOf('cognitive-fusion'),
          rivals: job.textOf('quantum-reasoning'),
        }),
        theoryShape,
      );
      // What a model writes is checked like what a person typed.
      const written = asked.statements.flatMap(({ formula }) => (formula.trim() ? [formula] : []));
      const { formulas, findings } =
        written.length > 0
          ? await context.callTool(checkFormulasTool, {
              formulas: written,
              symbols: request.symbols ?? '',
              id: 'm',
            })
          : { formulas: [], findings: [] };
      const checks = saidChecks(findings, texts);
      const isKnown = new Set(names.map(folded));
      const statements = asked.statements.map((statement, at): ScienceStatement => {
        const rests = statement.rests.filter((name) => isKnown.has(folded(name)));
        const formula = formulas.find(({ typed }) => typed === statement.formula);
        const isRefuted = checks.some(
          (check) => check.formula === formula?.id && check.outcome === 'failed',
        );
        // What rests on nothing that was given, or fails its check, is no result.
        const isGrounded = rests.length > 0 && !isRefuted;
        const claims = ['known', 'claim'].includes(statement.kind);
        return {
          id: `t${at + 1}`,
          kind: claims && !isGrounded ? 'conjecture' : statement.kind,
          title: statement.title,
          text: statement.text,
          formula: formula?.id ?? '',
          basis: 'model',
          rests:
            rests.length > 0
              ? texts.say('content.science-request.grounded', { names: rests.join('; ') })
              : texts.say('content.science-request.ungrounded'),
        };
      });
      const value: Theory = {
        summary: asked.summary,
        statements: [...own, ...statements].slice(0, bounds.statements.max),
        formulas: formulas.map((formula) => ({ ...formula, basis: 'model' })),
        checks,
      };
      return { text: asked.summary, value };
    },

    'peer-review': async (job) => {
      const { statements = [] } = job.valueOf<Theory>('theory-construction') ?? {};
      const computed = computedNotes(job);
      const { notes } = await job.context.askJson(
        await job.promptOf({ statements, formulas: formulaFacts(job), noted: computed }),
        reviewShape,
      );
      const value = [...computed, ...notes]
        .slice(0, bounds.statements.max)
        .map((note, at): Note => ({ id: `n${at + 1}`, ...note }));
      return {
        text: bullets(value.map(({ about, text }) => `**${about}** ${text}`)),
        value,
      };
    },

    'publication-prep': async (job) => {
      const value = missingOf(job);
      const { texts } = job;
      return {
        text: value.length > 0 ? bullets(value) : texts.say('content.science-request.complete'),
        value,
      };
    },
  },

  result(job) {
    const checked = checkedOf(job);
    const theory = job.valueOf<Theory>('theory-construction');
    return {
      text: '',
      title: named(job.task.title),
      locale: job.texts.locale,
      summary: theory?.summary ?? '',
      statements: theory?.statements ?? [],
      ...(job.valueOf<Graph>('knowledge-graph') ?? { concepts: [], links: [] }),
      formulas: [...checked.formulas, ...(theory?.formulas ?? [])],
      symbols: checked.symbols,
      checks: [...checked.checks, ...(theory?.checks ?? [])],
      approaches: job.textOf('cognitive-fusion'),
      rivals: job.textOf('quantum-reasoning'),
      notes: job.valueOf<Note[]>('peer-review') ?? [],
      missing: job.valueOf<string[]>('publication-prep') ?? [],
    };
  },
});
