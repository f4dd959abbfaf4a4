import { formatList } from '@constella/i18n';
import { assistants, type CognitiveLayer } from '@constella/api-client/contract';
import { z } from 'zod';

import type { ServerText } from '../../../base/refusal.js';
import { gist } from '../../../prose/gist.js';
import type { Program, StepOutput } from '../../program/program.js';
import { confirmedFacts } from '../../../prose/dismissed-facts.js';
import { readBrief, shortened } from '../../../prose/read-brief.js';
import { matchAssistantTool, mostOthers } from './tools.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import { calculateTool } from '../../program/tools/calculate-tool.js';
import { librarySearch, librarySearchTool } from '../shared/library-search-tool.js';
import { contributionPrompt } from '../shared/contribution.js';
import { wordsOf } from '../../../base/language/words.js';
import { steps } from './content/steps.js';

const definition = assistants['cognitive-flow'];
type Request = z.output<(typeof definition)['request']>;
type FlowJob = StepJob<Request>;

/** Characters of a point where it only has to be recognised. */
const labelLength = 90;
const followUpCount = 3;
/** The layers a worksheet says who would do. */
const lookingLayers: ReadonlySet<CognitiveLayer> = new Set([
  'reasoning',
  'decision',
  'execution',
  'reflection',
]);

const next = z.object({
  followUps: z
    .array(z.string().min(1).describe('At most 90 characters, in the voice of the person.'))
    .min(1)
    .max(4),
  assistant: z.string().nullable().describe('The id of an assistant of the list, or null.'),
});
type Next = z.output<typeof next> & { also?: readonly (string | null)[] };

/** What a model may look up and work out while it reasons. */
const toolsFor = ({ texts, numbered }: Pick<FlowJob, 'texts' | 'numbered'>) => [
  librarySearchTool(texts.locale, numbered),
  calculateTool,
];

/** A layer's step: a text, which is also what the layer is told to hold. */
async function think(
  job: FlowJob,
  layer: CognitiveLayer,
  data: Readonly<Record<string, unknown>>,
): Promise<StepOutput> {
  const { context, texts, promptOf } = job;
  const text = await context.ask(await promptOf({ thoughts: thoughtsOf(job), ...data }));
  await context.reachLayer(layer, gist(text, texts.locale));
  return { text };
}

/** The question's own points; the attached text has others. */
const pointsOf = ({ request, texts }: Job<Request>): readonly string[] =>
  readBrief('', request.question, texts.locale).points.map((point) =>
    shortened(point, labelLength),
  );

/** What was thought so far, step by step. */
const thoughtsOf = ({ finished }: Job<Request>) =>
  finished
    .filter(({ text }) => text)
    .map(({ step, text }) => ({ step: step.kind, name: step.member.name, text }));

/** Any question, thought through in seven layers. */
export const cognitiveFlow: Program = defineProgram(definition, {
  content: steps,
  tools: [matchAssistantTool, librarySearch, calculateTool],
  title: ({ question }) => question,
  description: ({ question, context }) => paragraphs(question, context),

  work: {
    perceive: async (job) => ({ text: '', value: await perceive(job) }),

    comprehend(job) {
      const { request, texts } = job;
      const { context } = request;
      return think(job, 'comprehension', {
        earlier: request.earlier.slice(-1).map((one) => shortened(one.question)),
        attached: context ? [gist(context, texts.locale)] : [],
        short: shortened(request.question),
        own: pointsOf(job),
        count: pointsOf(job).length,
      });
    },

    async reason(job) {
      const { context, texts, promptOf } = job;
      const prompt = await promptOf({ thoughts: thoughtsOf(job) });
      const text = await context.askWithTools(prompt, toolsFor(job));
      await context.reachLayer('reasoning', gist(text, texts.locale));
      return { text };
    },

    async contribute({ context, step, request, task, brief, ...job }) {
      // Asked as in a collaboration: the agent speaks with its own instructions and skills.
      const { member } = step;
      const { context: known, facts } = await job.promptOf({});
      const prompt = contributionPrompt({
        task: { ...brief, title: task.title, description: request.question },
        today: known?.today ?? '',
        self: member,
        topic: pointsOf({ ...job, brief, request, task })[0] ?? task.title,
        round: 1,
        rounds: 1,
        messages: [],
        earlier: request.earlier,
      });
      // The documents and files too, by the numbers the answer cites them by.
      const text = await context.askWithTools({ ...prompt, context: known, facts }, toolsFor(job));
      return { text };
    },

    decide: (job) => think(job, 'decision', {}),

    answer(job) {
      const { request, texts } = job;
      // An answer may be shared; what was attached or said before is not.
      const figures = confirmedFacts([request.question], request, texts.locale);
      return think(job, 'execution', {
        given:
          figures.length > 0
            ? [
                formatList(
                  texts.locale,
                  figures.map(({ text }) => text),
                ),
              ]
            : [],
        team: teamOf(job),
        asks: figures.length > 0 ? ['outcome', 'out'] : ['outcome', 'figures', 'out'],
      });
    },

    reflect: (job) => think(job, 'reflection', {}),

    async continue(job) {
      const { context, request, texts, others, promptOf } = job;
      const candidates = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => ({
          assistant: id,
          choosesBetween: id === 'decision',
          words: wordsOf(texts, `server.assistant.${id}.words` as ServerText['id']),
        }));
      const { question } = request;
      const matched = await context.callTool(matchAssistantTool, {
        question,
        locale: texts.locale,
        candidates,
      });
      const assistants = others
        .filter(({ prefill }) => prefill)
        .map(({ definition: { id } }) => ({ id, about: texts.say(aboutId(id)) }));
      const { followUps, assistant } = await context.askJson(
        await promptOf({
          assistants,
          followUpCount,
          followUps: followUpsOf(job),
          assistant: matched.assistant,
        }),
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
        value: {
          followUps,
          assistant: known?.definition.id ?? null,
          also: [matched.assistant, ...matched.also]
            .filter((id) => known && id !== null && id !== known.definition.id)
            .slice(0, mostOthers),
        } satisfies Next,
      };
    },
  },

  result(job) {
    const { texts, others, brief } = job;
    const { followUps = [], assistant = null, also = [] } = job.valueOf<Next>('continue') ?? {};
    const [suggestion = null, ...more] = [assistant, ...also].flatMap((one) => {
      const found = others.find(({ definition: { id } }) => id === one);
      if (!found) return [];
      const { id, path } = found.definition;
      const fields = found.prefill?.(brief, texts) ?? {};
      return [{ assistant: id, path, name: texts.say(nameId(id)), request: fields }];
    });
    const layers = definition.steps.flatMap(({ id, layer }) => {
      const text = job.textOf(id);
      return layer && text && id !== 'answer' && id !== 'contribute' ? [{ layer, text }] : [];
    });
    return {
      text: job.textOf('answer'),
      layers,
      followUps,
      suggestion,
      also: more,
    };
  },
});

const nameId = (id: string) => `server.assistant.${id}.name` as ServerText['id'];
const aboutId = (id: string) => `workspace.sentence.${id}` as ServerText['id'];

/** Who looks at what: each role by its layer, then the person's own agents by their fields. */
const teamOf = ({ finished, texts }: Job<Request>) => [
  ...definition.steps.flatMap(({ id, role, layer }) =>
    id !== 'contribute' && layer !== undefined && lookingLayers.has(layer)
      ? [
          {
            name: texts.say(`server.role.${role}`),
            text: texts.say(`flow.layerAbout.${layer}` as ServerText['id']),
          },
        ]
      : [],
  ),
  ...finished
    .filter(({ step }) => step.kind === 'contribute')
    .map(({ step: { member }, text }) => ({ name: member.name, text: gist(text, texts.locale) })),
];

/** Questions that fit any worksheet. */
const followUpsOf = ({ texts }: Job<Request>): string[] =>
  (['who', 'first', 'risk'] as const).map((kind) =>
    texts.say(`content.cognitive-flow.next.${kind}`),
  );
