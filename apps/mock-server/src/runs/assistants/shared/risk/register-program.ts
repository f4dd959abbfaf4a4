import {
  bounds,
  isAccepted,
  loweringNeeded,
  rateRegister,
  rateRisk,
  riskTreatments,
  type RegisteredRisk,
  type RiskAppetite,
  type RiskRegister,
  type RiskTreatment,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../../base/language/texts.js';
import type { KeptRun } from '../../../program/program.js';
import { shortened } from '../../../../prose/read-brief.js';
import { perceive } from '../../../program/tools/read-brief-tool.js';
import type { Job, StepJob } from '../../../program/define-program.js';
import { keptRow } from '../../../program/kept-rows.js';
import { bullets, numbered, paragraphs } from '../../../../prose/markdown.js';
import { judge, type FoundRisk, type Judged } from './judge-risk.js';
import { scoreTool } from './tools.js';

/** Parts a risk assessment has of its own; the four steps are the same for all. */
export interface RegisterOrder<Request> {
  readonly kinds: readonly [string, ...string[]];
  title(request: Request, texts: Texts): string;
  scope(request: Request): string;
  methodology(request: Request): string | null;
  /** The text a model gets. */
  about(request: Request): string;
  /** Risks the offline model finds in the request. */
  found(request: Request, texts: Texts): FoundRisk[];
  /** Lines that name what happened before. */
  happened(request: Request, texts: Texts): readonly string[];
  kindName(kind: string, texts: Texts): string;
  /** The measure the offline model proposes against a risk of a kind. */
  plan(kind: string, texts: Texts): string;
  /** Controls already in place against a risk of a kind, as typed. */
  controls(kind: string, request: Request, texts: Texts): readonly string[];
}

interface Asked {
  readonly appetite: RiskAppetite;
  readonly owner?: string | undefined;
  readonly companyId?: number | undefined;
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
const named = 3;
const place = z.int().min(bounds.riskScale.min).max(bounds.riskScale.max);
const steps = z
  .int()
  .min(0)
  .max(bounds.riskScale.max - bounds.riskScale.min);
const risk = z.int().min(0);
const words = z.string().max(bounds.longText.max);

const ratingsShape = z.object({
  ratings: z.array(z.object({ risk, likelihood: place, impact: place, reason: words })).min(1),
});
const planShape = z.object({
  summary: words.min(1),
  recommendations: z.array(words.min(1)).max(10),
  treatments: z
    .array(
      z.object({
        risk,
        strategy: z.enum(riskTreatments),
        plan: words.min(1),
        lowersLikelihood: steps,
        lowersImpact: steps,
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
          title: z.string().trim().min(1).max(bounds.shortText.max),
          description: words,
        }),
      )
      .min(1)
      .max(mostFound),
  });

/** The work, result and rows of a program whose result is a risk register. */
export function registerParts<Request extends Asked>(order: RegisterOrder<Request>) {
  const foundIn = (job: Job<Request>): readonly FoundRisk[] =>
    job.valueOf<FoundRisk[]>('identify') ?? order.found(job.request, job.texts);
  const judgedIn = (job: Job<Request>): readonly Judged[] => {
    const happened = order.happened(job.request, job.texts);
    return (
      job.valueOf<Judged[]>('analyse') ?? foundIn(job).map((one) => judge(one, happened, job.texts))
    );
  };
  const listed = (job: Job<Request>): string =>
    foundIn(job)
      .map(({ title, description }, at) => `${at}. ${title}: ${description}`)
      .join('\n');

  return {
    tools: [scoreTool],

    work: {
      async identify(job: StepJob<Request>) {
        const { context, request, texts, prompt } = job;
        await perceive(job);
        const { risks } = await context.askJson(
          prompt(
            `${order.about(request)}\n\nName the risks: a kind of the list, a title of at most ten words, and what would happen, in one or two sentences.`,
            { risks: order.found(request, texts) },
          ),
          foundShape(order.kinds),
        );
        return {
          text: paragraphs(...risks.map((one) => paragraphs(`**${one.title}**`, one.description))),
          value: risks,
        };
      },

      async analyse(job: StepJob<Request>) {
        const { context, request, texts, prompt } = job;
        const happened = order.happened(request, texts);
        const own = foundIn(job).map((one) => judge(one, happened, texts));
        const { ratings } = await context.askJson(
          prompt(
            `${order.about(request)}\n\n# Risks by number\n\n${listed(job)}\n\nRate every risk by its number: likelihood from 1 (rare) to 5 (almost certain), impact from 1 (negligible) to 5 (severe), and why, in one sentence.`,
            {
              ratings: own.map(({ likelihood, impact, reason }, at) => ({
                risk: at,
                likelihood,
                impact,
                reason,
              })),
            },
          ),
          ratingsShape,
        );
        const value = own.map((known, at): Judged => {
          const rating = ratings.find((one) => one.risk === at);
          if (!rating || rating.reason === known.reason) return known;
          const { likelihood, impact, reason } = rating;
          return { likelihood, impact, reason, basis: 'judged' };
        });
        await context.reachLayer('comprehension', value.map(({ reason }) => reason).join('\n'));
        return { text: numbered(value.map(({ reason }) => reason)), value };
      },

      async evaluate(job: StepJob<Request>) {
        const { ratings } = await job.context.callTool(scoreTool, {
          appetite: job.request.appetite,
          ratings: judgedIn(job).map(({ likelihood, impact }) => ({ likelihood, impact })),
        });
        const found = foundIn(job);
        const lines = ratings.map(({ score, level, accepted }, at) =>
          job.texts.say('content.risk.evaluated', {
            title: found[at]?.title ?? '',
            score,
            level,
            accepted: accepted ? 'yes' : 'no',
          }),
        );
        return { text: bullets(lines), value: ratings };
      },

      async treat(job: StepJob<Request>) {
        const { context, request, prompt } = job;
        const plan = await context.askJson(
          prompt(
            `${order.about(request)}\n\n# Risks by number\n\n${listed(job)}\n\n# Scores, computed\n\n${job.textOf('evaluate')}\n\nFor every risk by its number: a strategy, the plan in one or two sentences, and how many steps of the scale it has to take off. Accept only what is within what is accepted. Then a summary without numbers, and what to do first.`,
            { ...proposed(job) },
          ),
          planShape,
        );
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
          return {
            id: `r${at + 1}`,
            category: order.kindName(one.kind, texts),
            kind: one.kind as RegisteredRisk['kind'],
            title: one.title,
            description: one.description,
            ...judged[at]!,
            controlsInPlace: order.controls(one.kind, request, texts).join('\n'),
            treatment: { strategy, plan, lowersLikelihood, lowersImpact },
            owner: request.owner ?? '',
            status: strategy === 'accept' ? ('accepted' as const) : ('identified' as const),
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

  function proposedFor(job: Job<Request>, at: number): Treated {
    const { appetite } = job.request;
    const { likelihood, impact } = judgedIn(job)[at]!;
    const needed = loweringNeeded({ likelihood, impact }, appetite);
    return isAccepted(rateRisk(likelihood, impact).level, appetite)
      ? { strategy: 'accept', plan: job.texts.say('content.risk.leave'), ...needed }
      : { strategy: 'reduce', plan: order.plan(foundIn(job)[at]!.kind, job.texts), ...needed };
  }

  function proposed(job: Job<Request>): Plan {
    const { request, texts } = job;
    const found = foundIn(job);
    const judged = judgedIn(job);
    const treatments = found.map((_one, at) => ({ risk: at, ...proposedFor(job, at) }));
    const [worst] = found
      .map(({ title }, at) => ({ title, score: judged[at]!.likelihood * judged[at]!.impact }))
      .toSorted((a, b) => b.score - a.score);
    const unknown = found.filter((_one, at) => judged[at]!.basis === 'unknown');
    return {
      summary: texts.say('content.risk.summary', { scope: order.scope(request) }),
      treatments,
      recommendations: [
        texts.say('content.risk.advice.first', { title: worst?.title ?? '' }),
        ...(unknown.length > 0
          ? [
              texts.say('content.risk.advice.rate', {
                titles: formatList(
                  texts.locale,
                  unknown.slice(0, named).map(({ title }) => title),
                ),
              }),
            ]
          : []),
        ...(request.owner ? [] : [texts.say('content.risk.advice.owner')]),
      ],
    };
  }
}
