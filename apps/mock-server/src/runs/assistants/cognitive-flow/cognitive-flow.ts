import { assistants, type CognitiveLayer } from '@constella/api-client/contract';
import { z } from 'zod';

import type { ServerText } from '../../../base/refusal.js';
import { gist } from '../../../prose/gist.js';
import type { Program, StepOutput } from '../../program/program.js';
import { readBrief, shortened } from '../../../prose/read-brief.js';
import { matchAssistantTool } from './tools.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import { contributionPrompt } from '../shared/contribution.js';
import { wordsOf } from '../../../base/language/words.js';
import { steps } from './content/steps.js';

const definition = assistants['cognitive-flow'];
type Request = z.output<(typeof definition)['request']>;
type FlowJob = StepJob<Request>;

/** Characters of a point where it only has to be recognised. */
const labelLength = 90;
const followUpCount = 3;
/** The thoughts the offline content adds to the points of an answer, one after the other. */
const thoughts = ['first', 'risk', 'reverse', 'enough'] as const;

const next = z.object({
  followUps: z.array(z.string().min(1)).min(1).max(4),
  /** The id of an assistant of the list, or null. */
  assistant: z.string().nullable(),
});
type Next = z.output<typeof next>;

/** A layer's step: a text, which is also what the layer is told to hold. */
async function think(
  { context, texts, prompt }: FlowJob,
  layer: CognitiveLayer,
  question: string,
  data: Readonly<Record<string, unknown>>,
): Promise<StepOutput> {
  const text = await context.ask(prompt(question, data));
  await context.reachLayer(layer, gist(text, texts.locale));
  return { text };
}

/** The question's own points; the attached text has others. */
const pointsOf = ({ request, texts }: Job<Request>): readonly string[] =>
  readBrief('', request.question, texts.locale).points.map((point) =>
    shortened(point, labelLength),
  );

const about = ({ question, context, earlier }: Request): string =>
  paragraphs(
    earlier.length > 0 && '# Earlier in this conversation',
    ...earlier.map((one) => `## ${one.question}\n\n${one.answer}`),
    `# Question\n\n${question}`,
    context && `# Context the person attached\n\n${context}`,
  );

const soFar = ({ finished }: Job<Request>): string =>
  finished
    .filter(({ text }) => text)
    .map(({ step, text }) => `## ${step.kind}: ${step.member.name}\n\n${text}`)
    .join('\n\n');

/** Any question, thought through in seven layers. */
export const cognitiveFlow: Program = defineProgram(definition, {
  content: steps,
  tools: [matchAssistantTool],
  title: ({ question }) => question,
  description: ({ question, context }) => paragraphs(question, context),

  work: {
    perceive: async (job) => ({ text: '', value: await perceive(job) }),

    comprehend(job) {
      const { request, texts } = job;
      return think(
        job,
        'comprehension',
        `${about(request)}\n\nSay in at most 80 words what is asked, what is given and what is missing.`,
        {
          short: shortened(request.question),
          own: pointsOf(job),
          count: pointsOf(job).length,
          earlier: request.earlier.slice(-1).map((one) => shortened(one.question)),
          attached: request.context && gist(request.context, texts.locale),
        },
      );
    },

    reason(job) {
      const { request } = job;
      return think(
        job,
        'reasoning',
        `${about(request)}\n\n${soFar(job)}\n\nReason step by step towards an answer, in at most 200 words. Mark what is known, what follows and what is assumed.`,
        { own: pointsOf(job) },
      );
    },

    async contribute({ context, step, request, task, brief, ...job }) {
      // Asked as in a collaboration: the agent speaks with its own instructions and skills.
      const { member } = step;
      const text = await context.ask(
        contributionPrompt(
          {
            task: { ...brief, title: task.title, description: request.question },
            self: member,
            topic: pointsOf({ ...job, brief, request, task })[0] ?? task.title,
            round: 1,
            rounds: 1,
            messages: [],
          },
          task.locale,
        ),
      );
      return { text };
    },

    decide(job) {
      const { request } = job;
      return think(
        job,
        'decision',
        `${about(request)}\n\n${soFar(job)}\n\nDecide in at most 60 words what the answer will say and how it will be built.`,
        { point: pointsOf(job)[0] ?? request.question },
      );
    },

    answer(job) {
      const { request } = job;
      return think(
        job,
        'execution',
        `${about(request)}\n\n${soFar(job)}\n\nNow write the answer for the person: the answer first, then the reasons, then what is still open.`,
        {
          short: shortened(request.question),
          own: pointsOf(job).map((point, at) => ({
            point,
            thought: thoughts[at % thoughts.length],
          })),
          contributions: contributions(job),
        },
      );
    },

    reflect(job) {
      const { request } = job;
      const answer = job.textOf('answer');
      return think(
        job,
        'reflection',
        `${about(request)}\n\n# The answer\n\n${answer}\n\nCheck it in at most 80 words: what of the question does it not answer, and what in it is not supported?`,
        {
          covered: pointsOf(job).filter((point) => answer.includes(point)).length,
          count: pointsOf(job).length,
        },
      );
    },

    async continue(job) {
      const { context, request, texts, others, prompt } = job;
      const candidates = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => ({
          assistant: id,
          words: wordsOf(texts, `server.assistant.${id}.words` as ServerText['id']),
        }));
      const { question } = request;
      const matched = await context.callTool(matchAssistantTool, { question, candidates });
      const list = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => `- ${id}: ${texts.say(aboutId(id))}`)
        .join('\n');
      const { followUps, assistant } = await context.askJson(
        prompt(
          `${about(request)}\n\n# The answer\n\n${job.textOf('answer')}\n\n# Assistants\n\n${list}\n\nSuggest ${followUpCount} short follow-up questions in the person's voice, and the id of the assistant that could go on, or null when none fits.`,
          { followUps: followUpsOf(job), assistant: matched.assistant },
        ),
        next,
      );
      const known = others.find(({ definition: { id }, prefill }) => id === assistant && prefill);
      const name = known && texts.say(nameId(known.definition.id));
      await context.reachLayer('meta_cognition', followUps.join('\n'));
      return {
        text: paragraphs(
          bullets(followUps),
          name && texts.say('content.cognitive-flow.suggest', { assistant: name }),
        ),
        value: { followUps, assistant: known?.definition.id ?? null } satisfies Next,
      };
    },
  },

  result(job) {
    const { texts, others, brief } = job;
    const { followUps = [], assistant = null } = job.valueOf<Next>('continue') ?? {};
    const found = others.find(({ definition: { id } }) => id === assistant);
    const layers = definition.steps.flatMap(({ id, layer }) => {
      const text = job.textOf(id);
      return layer && text && id !== 'answer' && id !== 'contribute' ? [{ layer, text }] : [];
    });
    return {
      text: job.textOf('answer'),
      layers,
      followUps,
      suggestion: found
        ? {
            assistant: found.definition.id,
            path: found.definition.path,
            name: texts.say(nameId(found.definition.id)),
            request: found.prefill?.(brief) ?? {},
          }
        : null,
    };
  },
});

const nameId = (id: string) => `server.assistant.${id}.name` as ServerText['id'];
const aboutId = (id: string) => `workspace.sentence.${id}` as ServerText['id'];

const contributions = ({ finished, texts }: Job<Request>) =>
  finished
    .filter(({ step }) => step.kind === 'contribute')
    .map(({ step, text }) => ({ name: step.member.name, quote: gist(text, texts.locale) }));

/** A question to each of the first points; to the first one several when there are too few. */
function followUpsOf(job: Job<Request>): string[] {
  const points = pointsOf(job);
  return (['who', 'first', 'risk'] as const).map((kind, at) =>
    job.texts.say(`content.cognitive-flow.next.${kind}`, {
      point: points[at % Math.max(points.length, 1)] ?? job.request.question,
    }),
  );
}
