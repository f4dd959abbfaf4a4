import { assistants, type CognitiveLayer } from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import { z } from 'zod';

import type { ServerText } from '../../../base/refusal.js';
import { gist } from '../../../models/offline/writer.js';
import type { Program, Work } from '../../program/program.js';
import { readBrief, shortened } from '../../../prose/read-brief.js';
import { matchAssistantTool } from './tools.js';
import { readBriefTool } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import { wordsOf } from '../../../base/language/words.js';

const definition = assistants['cognitive-flow'];
type Request = z.output<(typeof definition)['request']>;
type FlowJob = StepJob<Request>;

/** Characters of a point where it only has to be recognised. */
const labelLength = 90;
const followUpCount = 3;
/** What the offline model adds to each point of an answer, one after the other. */
const thoughts = [
  'server.offline.deepen.first',
  'server.offline.deepen.risk',
  'server.offline.deepen.reverse',
  'server.offline.deepen.enough',
] as const;

const next = z.object({
  followUps: z.array(z.string().min(1)).min(1).max(4),
  /** The id of an assistant of the list, or null. */
  assistant: z.string().nullable(),
});
type Next = z.output<typeof next>;

/** A layer's step: a text, which is also what the layer came to. */
async function think(
  { desk, texts, scene }: FlowJob,
  layer: CognitiveLayer,
  question: string,
  write: () => string,
): Promise<Work> {
  const text = await desk.ask(scene(question, write));
  await desk.reach(layer, gist(text, texts.locale));
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

const soFar = ({ said }: Job<Request>): string =>
  said
    .filter(({ text }) => text)
    .map(({ step, text }) => `## ${step.kind}: ${step.member.name}\n\n${text}`)
    .join('\n\n');

const paragraphs = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Any question, thought through in seven layers. */
export const cognitiveFlow: Program = defineProgram(definition, {
  title: ({ question }) => question,
  description: ({ question, context }) => paragraphs(question, context),

  work: {
    async perceive({ desk, task }) {
      const { title, description, locale } = task;
      const brief = await desk.call(readBriefTool, { title, description, locale });
      await desk.reach('perception', brief.points.join('\n'));
      return { text: '', value: brief };
    },

    comprehend(job) {
      const { request, texts } = job;
      return think(
        job,
        'comprehension',
        `${about(request)}\n\nSay in at most 80 words what is asked, what is given and what is missing.`,
        () =>
          paragraphs(
            texts.say('server.flow.comprehend', {
              question: shortened(request.question),
              count: pointsOf(job).length,
            }),
            bullets(pointsOf(job)),
            goesOnFrom(job),
            request.context &&
              texts.say('server.flow.context', { quote: gist(request.context, texts.locale) }),
            figures(job),
          ),
      );
    },

    reason(job) {
      const { request, texts } = job;
      return think(
        job,
        'reasoning',
        `${about(request)}\n\n${soFar(job)}\n\nReason step by step towards an answer, in at most 200 words. Mark what is known, what follows and what is assumed.`,
        () => bullets(pointsOf(job).map((point) => texts.say('server.flow.reason', { point }))),
      );
    },

    async contribute({ desk, step, request, task, brief, ...job }) {
      // Asked as in a collaboration: the agent speaks with its own instructions and skills.
      const { member } = step;
      const text = await desk.ask({
        kind: 'contribute',
        task: { ...brief, title: task.title, description: request.question },
        self: member,
        topic: pointsOf({ ...job, brief, request, task })[0] ?? task.title,
        round: 1,
        rounds: 1,
        heard: [],
      });
      return { text };
    },

    decide(job) {
      const { request, texts } = job;
      return think(
        job,
        'decision',
        `${about(request)}\n\n${soFar(job)}\n\nDecide in at most 60 words what the answer will say and how it will be built.`,
        () => texts.say('server.flow.decide', { point: pointsOf(job)[0] ?? request.question }),
      );
    },

    answer(job) {
      const { request, texts } = job;
      return think(
        job,
        'execution',
        `${about(request)}\n\n${soFar(job)}\n\nNow write the answer for the person: the answer first, then the reasons, then what is still open.`,
        () =>
          paragraphs(
            texts.say('server.flow.answer', { question: shortened(request.question) }),
            ...pointsOf(job).map(
              (point, at) =>
                `### ${point}\n\n${texts.say(thoughts[at % thoughts.length] ?? thoughts[0])}`,
            ),
            contributions(job),
            figures(job),
            `*${texts.say('server.offline.label')}*`,
          ),
      );
    },

    reflect(job) {
      const { request, texts } = job;
      const answer = job.textOf('answer');
      return think(
        job,
        'reflection',
        `${about(request)}\n\n# The answer\n\n${answer}\n\nCheck it in at most 80 words: what of the question does it not answer, and what in it is not supported?`,
        () => {
          const points = pointsOf(job);
          const covered = points.filter((point) => answer.includes(point)).length;
          return texts.say('server.flow.reflect', { covered, count: points.length });
        },
      );
    },

    async continue(job) {
      const { desk, request, texts, others, scene } = job;
      const candidates = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => ({
          assistant: id,
          words: wordsOf(texts, `server.assistant.${id}.words` as ServerText['id']),
        }));
      const { question } = request;
      const matched = await desk.call(matchAssistantTool, { question, candidates });
      const list = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => `- ${id}: ${texts.say(aboutId(id))}`)
        .join('\n');
      const { followUps, assistant } = await desk.askFor(
        scene(
          `${about(request)}\n\n# The answer\n\n${job.textOf('answer')}\n\n# Assistants\n\n${list}\n\nSuggest ${followUpCount} short follow-up questions in the person's voice, and the id of the assistant that could go on, or null when none fits.`,
          () =>
            JSON.stringify({
              followUps: followUpsOf(job),
              assistant: matched.assistant,
            } satisfies Next),
        ),
        next,
      );
      const known = others.find(({ definition: { id }, prefill }) => id === assistant && prefill);
      const name = known && texts.say(nameId(known.definition.id));
      await desk.reach('meta_cognition', followUps.join('\n'));
      return {
        text: paragraphs(
          bullets(followUps),
          name && texts.say('server.flow.suggest', { assistant: name }),
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
const aboutId = (id: string) => `server.assistant.${id}.about` as ServerText['id'];

function goesOnFrom({ request, texts }: Job<Request>): string | undefined {
  const last = request.earlier.at(-1);
  return last && texts.say('server.flow.earlier', { question: shortened(last.question) });
}

const figures = ({ brief, texts }: Job<Request>): string | undefined =>
  brief.figures.length > 0
    ? texts.say('server.offline.frame.figures', {
        figures: formatList(texts.locale, brief.figures),
      })
    : undefined;

function contributions({ said, texts }: Job<Request>): string | undefined {
  const lines = said
    .filter(({ step }) => step.kind === 'contribute')
    .map(({ step, text }) => `**${step.member.name}:** ${gist(text, texts.locale)}`);
  return lines.length > 0 ? bullets(lines) : undefined;
}

/** A question to each of the first points; to the first one several when there are too few. */
function followUpsOf(job: Job<Request>): string[] {
  const points = pointsOf(job);
  return (['who', 'first', 'risk'] as const).map((kind, at) =>
    job.texts.say(`server.flow.next.${kind}`, {
      point: points[at % Math.max(points.length, 1)] ?? job.request.question,
    }),
  );
}
