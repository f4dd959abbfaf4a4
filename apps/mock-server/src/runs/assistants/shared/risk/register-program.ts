import {
  bounds,
  loweringNeeded,
  rateRegister,
  riskTreatments,
  type RegisteredRisk,
  type RiskAppetite,
  type RiskRegister,
  type RiskTreatment,
  type RunSource,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../../base/language/texts.js';
import type { KeptRun } from '../../../program/program.js';
import { shortened } from '../../../../prose/read-brief.js';
import { perceive } from '../../../program/tools/read-brief-tool.js';
import type { Job, StepJob } from '../../../program/define-program.js';
import { keptRow } from '../../../program/kept-rows.js';
import type { Passage } from '../../../../models/prompt.js';
import { bullets, numbered, paragraphs } from '../../../../prose/markdown.js';
import { judge, quoted, withoutStopAfterCut, type FoundRisk, type Judged } from './judge-risk.js';
import { riskPassage, type LibraryRisk } from './risk-library.js';
import { scoreTool } from './tools.js';

/** Parts a risk assessment has of its own; the four steps are the same for all. */
export interface RegisterOrder<Request> {
  readonly kinds: readonly [string, ...string[]];
  title(request: Request, texts: Texts): string;
  scope(request: Request): string;
  methodology(request: Request): string | null;
  /** Risks the person named, as they were typed. */
  known(request: Request, texts: Texts): readonly FoundRisk[];
  /** Risks of the library that what was typed brings up. */
  library(request: Request, texts: Texts): Promise<readonly LibraryRisk[]>;
  /** What may be cited. @default its risks of the library */
  passages?(request: Request, texts: Texts): Promise<readonly Omit<Passage, 'number'>[]>;
  /** The kind a risk of the library has here. */
  kindOf(risk: LibraryRisk, request: Request): string;
  /** Lines that name what happened before. */
  happened(request: Request, texts: Texts): readonly string[];
  kindName(kind: string, texts: Texts): string;
  /** Controls that are in place already, as typed. */
  controls(request: Request, texts: Texts): readonly string[];
}

interface Asked {
  readonly appetite: RiskAppetite;
  readonly owner?: string | undefined;
  readonly companyId?: number | undefined;
}

/** A rating, with the controls that act on the risk already. */
interface Rated extends Judged {
  readonly controls?: readonly string[];
}

interface Treated {
  readonly strategy: RiskTreatment;
  readonly plan: string;
  readonly lowersLikelihood: number;
  readonly lowersImpact: number;
}

interface Plan {
  readonly summary: string;
  readonly recommendations: readonly string[];
  readonly treatments: readonly (Treated & { readonly risk: number })[];
}

/** Risks a model may find in one go. */
const mostFound = 30;
/** Risks a sentence names. */
const mostNamed = 3;
const place = z.int().min(bounds.riskScale.min).max(bounds.riskScale.max);
const steps = z
  .int()
  .min(0)
  .max(bounds.riskScale.max - bounds.riskScale.min);
const risk = z.int().min(0);
const words = z.string().max(bounds.longText.max);

const ratingsShape = z.object({
  ratings: z
    .array(
      z.object({
        risk: risk.describe('The number of the risk in the list.'),
        likelihood: place.describe('1 rare, 2 unlikely, 3 possible, 4 likely, 5 almost certain.'),
        impact: place.describe('1 negligible, 2 minor, 3 moderate, 4 major, 5 severe.'),
        reason: words.describe(
          'One sentence: the fact it rests on, with the source if there is one.',
        ),
        controls: z
          .array(words)
          .describe('Controls the person named that act on this risk, in their words; else empty.'),
      }),
    )
    .min(1),
});
const planShape = z.object({
  summary: words.min(1).describe('Three to five sentences for a manager who reads nothing else.'),
  recommendations: z
    .array(words.min(1))
    .max(10)
    .describe('What to do first: three to five actions, each with who and by when.'),
  treatments: z
    .array(
      z.object({
        risk,
        strategy: z.enum(riskTreatments),
        plan: words.min(1).describe('One or two sentences: the measure, who does it, by when.'),
        lowersLikelihood: steps.describe('Steps of the scale it takes off the likelihood.'),
        lowersImpact: steps.describe('Steps of the scale it takes off the impact.'),
      }),
    )
    .min(1),
});
const foundShape = (kinds: readonly [string, ...string[]]) =>
  z.object({
    risks: z
      .array(
        z.object({
          kind: z.enum(kinds),
          title: z
            .string()
            .trim()
            .min(1)
            .max(bounds.shortText.max)
            .describe('At most ten words; a risk the person named keeps their words.'),
          description: words.describe('Cause, event, consequence: one or two sentences.'),
        }),
      )
      .min(1)
      .max(mostFound),
  });

/** The work, result and rows of a program whose result is a risk register. */
export function registerParts<Request extends Asked>(order: RegisterOrder<Request>) {
  const foundIn = (job: Job<Request>): readonly FoundRisk[] =>
    job.valueOf<FoundRisk[]>('identify') ?? order.known(job.request, job.texts);
  const judgedIn = (job: Job<Request>): readonly Rated[] => {
    const happened = order.happened(job.request, job.texts);
    return (
      job.valueOf<Rated[]>('analyse') ?? foundIn(job).map((one) => judge(one, happened, job.texts))
    );
  };

  /** What a worksheet lists: the person's own risks, then those of the library, which nobody rated. */
  const worksheet = async ({ request, texts }: Job<Request>): Promise<FoundRisk[]> => {
    const library = await order.library(request, texts);
    const known = order.known(request, texts);
    if (known.length + library.length === 0)
      return [
        {
          kind: order.kinds[0],
          title: texts.say('content.risk.none.title'),
          description: texts.say('content.risk.none.text'),
        },
      ];
    return [
      ...known,
      ...library.map((one) => ({
        kind: order.kindOf(one, request),
        title: one.title,
        description: texts.say('content.risk.fromLibrary', {
          event: one.event,
          causes: formatList(texts.locale, one.causes),
          hasCauses: one.causes.length > 0 ? 'yes' : 'no',
        }),
        controls: one.controls,
      })),
    ];
  };

  return {
    tools: [scoreTool],

    passages: async ({ request, texts }: Job<Request>) =>
      order.passages
        ? order.passages(request, texts)
        : (await order.library(request, texts)).map(riskPassage),

    /** The publications whose risks stand in the register. */
    async sources(job: Job<Request>): Promise<RunSource[]> {
      const titles = new Set(foundIn(job).map(({ title }) => title));
      const used = (await order.library(job.request, job.texts)).filter(({ title }) =>
        titles.has(title),
      );
      const sources = new Map(used.map(({ source }) => [source.url, source]));
      return [...sources.values()].map(({ name, url }) => {
        const own = used.filter(({ source }) => source.url === url);
        const excerpt = formatList(
          job.texts.locale,
          own.map(({ title }) => title),
        );
        return { kind: 'library', name, url, excerpt, count: own.length };
      });
    },

    work: {
      async identify(job: StepJob<Request>) {
        const { context, promptOf } = job;
        await perceive(job);
        const own = await worksheet(job);
        const { risks } = await context.askJson(
          await promptOf({ risks: own, kinds: order.kinds }),
          foundShape(order.kinds),
        );
        const value = risks.map((one): FoundRisk => {
          const controls = own.find(({ title }) => title === one.title)?.controls;
          return controls ? { ...one, controls } : one;
        });
        return {
          text: paragraphs(...risks.map((one) => paragraphs(`**${one.title}**`, one.description))),
          value,
        };
      },

      async analyse(job: StepJob<Request>) {
        const { context, request, texts, promptOf } = job;
        const happened = order.happened(request, texts);
        const risks = foundIn(job);
        const own = risks.map((one) => judge(one, happened, texts));
        const { ratings } = await context.askJson(
          await promptOf({
            risks,
            ratings: own.map(({ likelihood, impact, reason }, at) => ({
              risk: at,
              likelihood,
              impact,
              reason,
              controls: [],
            })),
          }),
          ratingsShape,
        );
        const value = own.map((known, at): Rated => {
          const rating = ratings.find((one) => one.risk === at);
          if (!rating || rating.reason === known.reason) return known;
          const { likelihood, impact, reason, controls } = rating;
          return { likelihood, impact, reason, controls, basis: 'judged' };
        });
        await context.reachLayer('comprehension', value.map(({ reason }) => reason).join('\n'));
        return { text: numbered(value.map(({ reason }) => reason)), value };
      },

      async evaluate(job: StepJob<Request>) {
        const judged = judgedIn(job);
        const { ratings } = await job.context.callTool(scoreTool, {
          appetite: job.request.appetite,
          ratings: judged.map(({ likelihood, impact }) => ({ likelihood, impact })),
        });
        const found = foundIn(job);
        const lines = ratings.map(({ score, level, accepted }, at) => {
          const title = found[at]?.title ?? '';
          return judged[at]?.basis === 'unknown'
            ? job.texts.say('content.risk.unrated', { title })
            : job.texts.say('content.risk.evaluated', {
                title,
                score,
                level,
                accepted: accepted ? 'yes' : 'no',
              });
        });
        return { text: bullets(lines), value: ratings };
      },

      async treat(job: StepJob<Request>) {
        const { context, promptOf } = job;
        const judged = judgedIn(job);
        const risks = foundIn(job).map((one, at) => ({ ...one, ...judged[at] }));
        const plan = await context.askJson(await promptOf({ risks, ...proposed(job) }), planShape);
        await context.reachLayer('decision', plan.summary);
        return {
          text: paragraphs(plan.summary, bullets(plan.recommendations)),
          value: plan,
        };
      },
    },

    result: (job: Job<Request>): RiskRegister => {
      const { request, task, texts } = job;
      const { summary, recommendations, treatments } = job.valueOf<Plan>('treat') ?? proposed(job);
      const judged = judgedIn(job);
      return rateRegister({
        title: shortened(order.title(request, texts), bounds.shortText.max),
        summary,
        recommendations: [...recommendations],
        assessmentDate: task.createdAt.slice(0, 'yyyy-mm-dd'.length),
        appetite: request.appetite,
        items: foundIn(job).map((one, at) => {
          const treatment = treatments.find((each) => each.risk === at) ?? proposedFor(job, at);
          const { strategy, plan, lowersLikelihood, lowersImpact } = treatment;
          const { controls = [], ...rating } = judged[at]!;
          return {
            id: `r${at + 1}`,
            category: order.kindName(one.kind, texts),
            kind: one.kind as RegisteredRisk['kind'],
            title: one.title,
            description: one.description,
            ...rating,
            controlsInPlace: controls.join('\n'),
            treatment: { strategy, plan, lowersLikelihood, lowersImpact },
            owner: request.owner ?? '',
            // Only a person accepts what nobody has rated.
            status:
              strategy === 'accept' && rating.basis !== 'unknown'
                ? ('accepted' as const)
                : ('identified' as const),
          };
        }),
      });
    },

    rows(register: RiskRegister, { task, request }: KeptRun & { request: Request }) {
      return [
        keptRow('risk_assessments', {
          key: 'register',
          says: {
            title: register.title,
            overallRiskScore: register.overall.score,
            assessmentDate: register.assessmentDate,
            summary: register.summary,
            recommendations: register.recommendations.join('\n'),
          },
          made: ({ companyId, author, createdAt }) => ({
            companyId,
            description: task.description,
            status: 'completed' as const,
            methodology: order.methodology(request),
            scope: order.scope(request),
            conductedBy: author,
            createdAt,
          }),
        }),
        ...register.items.map((item) =>
          keptRow('risk_items', {
            key: `items.${item.id}`,
            under: 'register',
            says: {
              category: item.category,
              title: item.title,
              description: item.description,
              likelihood: item.likelihood,
              impact: item.impact,
              riskScore: item.score,
              controlsInPlace: item.controlsInPlace || null,
              mitigationPlan: item.treatment.plan,
              owner: item.owner || null,
              dueDate: item.dueDate,
              status: item.status,
            },
            made: ({ idOf, createdAt }) => ({ assessmentId: idOf('register'), createdAt }),
          }),
        ),
      ];
    },
  };

  /** The treatment of a worksheet: the library's controls, and nothing decided. */
  function proposedFor(job: Job<Request>, at: number): Treated {
    const { texts, request } = job;
    const { controls = [] } = foundIn(job)[at]!;
    const { basis, likelihood, impact } = judgedIn(job)[at]!;
    const needed =
      basis === 'unknown'
        ? { lowersLikelihood: 0, lowersImpact: 0 }
        : loweringNeeded({ likelihood, impact }, request.appetite);
    const plan =
      controls.length > 0
        ? texts.say('content.risk.consider', { controls: formatList(texts.locale, controls) })
        : texts.say('content.risk.planOpen');
    return { strategy: 'reduce', plan, ...needed };
  }

  function proposed(job: Job<Request>): Plan {
    const { request, texts } = job;
    const found = foundIn(job);
    const judged = judgedIn(job);
    const list = (entries: readonly string[]) => formatList(texts.locale, entries);
    const unknown = found.filter((_one, at) => judged[at]!.basis === 'unknown');
    const controls = order.controls(request, texts);
    return {
      summary: withoutStopAfterCut(
        texts.say('content.risk.summary', {
          scope: quoted(order.scope(request)),
          named: order.known(request, texts).length,
          library: found.filter((one) => one.controls).length,
        }),
      ),
      treatments: found.map((_one, at) => ({ risk: at, ...proposedFor(job, at) })),
      recommendations: [
        ...(unknown.length > 0
          ? [
              texts.say('content.risk.advice.rate', {
                titles: list(unknown.slice(0, mostNamed).map(({ title }) => title)),
                more: Math.max(unknown.length - mostNamed, 0),
              }),
            ]
          : []),
        ...(controls.length > 0
          ? [texts.say('content.risk.advice.controls', { controls: list(controls.map(quoted)) })]
          : []),
        ...(request.owner ? [] : [texts.say('content.risk.advice.owner')]),
      ],
    };
  }
}
