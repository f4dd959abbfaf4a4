import { formatList } from '@constella/i18n';

import type { Texts } from '../../base/language/texts.js';
import type { CompletionRequest } from '../provider.js';
import { shortened } from '../../prose/read-brief.js';
import type { Heard, Scene } from '../prompt.js';
import { sentencesOf } from '../../prose/sentences.js';
import { hashOf, pick } from '../../base/pick.js';

/** Characters of another agent's words that are quoted. */
const quoteLength = 110;
/** Characters of a point where it only has to be recognised. */
const labelLength = 56;
/** What an agent adds in later rounds, one after the other. */
const deepenings = [
  'server.offline.deepen.first',
  'server.offline.deepen.risk',
  'server.offline.deepen.reverse',
  'server.offline.deepen.enough',
] as const;

type SceneOf<K extends Scene['kind']> = Extract<Scene, { kind: K }>;

/**
 * The offline model's prose. It is made of the person's own words and the agents' settings, in
 * the person's language, and claims nothing it cannot know: it orders, assigns, asks and sums up.
 */
export function writeOffline(request: CompletionRequest): string {
  const { scene, texts } = request;
  switch (scene.kind) {
    case 'frame':
      return frame(scene, texts);
    case 'contribute':
      return contribute(scene, request);
    case 'merge':
      return merge(scene, texts);
    case 'result':
      return result(scene, texts);
    case 'answer':
      return answer(scene, request);
    case 'assistant':
      return scene.write();
  }
}

/** The first sentence of a text, short enough to quote. */
export function gist(text: string, locale: string): string {
  const plain = text.replace(/[*_#>`]+/g, '');
  const sentence = sentencesOf(plain, locale)[0] ?? plain;
  // It will stand between quotation marks itself.
  return shortened(sentence, quoteLength).replaceAll('“', '‘').replaceAll('”', '’');
}

/** What a message says, past its opening line. */
export function coreOf(text: string, locale: string): string {
  const [opening = '', second = opening] = text.split(/\n{2,}/);
  return gist(second, locale);
}

function frame({ task, workers, rounds, passThrough }: SceneOf<'frame'>, texts: Texts): string {
  const assigned = workers.map((worker, index) =>
    texts.say('server.offline.frame.assign', {
      name: worker.name,
      field: texts.say(`server.offline.field.${worker.settings.specialization}`),
      points: quoted(pointsFor(task.points, index, workers.length), texts),
    }),
  );
  return paragraphs(
    texts.say('server.offline.frame.intro', { title: task.title, count: task.points.length }),
    bullets(assigned),
    task.figures.length > 0 &&
      texts.say('server.offline.frame.figures', { figures: listed(task.figures, texts) }),
    texts.say(passThrough ? 'server.offline.frame.passThrough' : 'server.offline.frame.rounds', {
      rounds,
    }),
  );
}

function contribute(scene: SceneOf<'contribute'>, request: CompletionRequest): string {
  const { task, self, topic, round, rounds, heard } = scene;
  const { texts, temperature, systemPrompt } = request;
  const key = `${self.name} ${round} ${temperature} ${task.title}`;
  const { specialization, capabilities } = self.settings;
  const capability = capabilities[(round - 1) % capabilities.length] ?? 'text_generation';
  const others = heard.filter(
    (text) => text.agentId !== self.id && !text.coordinator && text.round === round - 1,
  );
  const other = others[hashOf(key) % Math.max(others.length, 1)] ?? heard.at(-1);
  const reply = pick(['server.offline.reply.builds', 'server.offline.reply.checks'] as const, key);
  return paragraphs(
    round > 1 && other
      ? texts.say(reply, {
          name: other.name,
          quote: coreOf(other.text, texts.locale),
          point: shortened(topic, labelLength),
        })
      : texts.say('server.offline.view.opening', { point: topic }),
    round > 1
      ? texts.say(deepenings[(round + self.id) % deepenings.length] ?? deepenings[0])
      : texts.say(`server.offline.view.${specialization}`),
    texts.say(`server.offline.skill.${capability}`, {
      point: topic,
      figures: listed(task.figures, texts),
      count: task.figures.length,
    }),
    round === 1 &&
      systemPrompt &&
      texts.say('server.offline.view.instructions', { quote: gist(systemPrompt, texts.locale) }),
    texts.say(
      round < rounds
        ? pick(['server.offline.open.who', 'server.offline.open.measure'] as const, key)
        : 'server.offline.open.last',
    ),
  );
}

function merge({ task, round, contributions }: SceneOf<'merge'>, texts: Texts): string {
  const names = listed([...new Set(contributions.map(({ name }) => name))], texts);
  const next = task.points[round % task.points.length] ?? task.title;
  return paragraphs(
    texts.say('server.offline.merge.intro', { round, names, count: contributions.length }),
    bullets(contributions.map((heard) => said(heard, texts))),
    texts.say('server.offline.merge.next', { point: next, round: round + 1 }),
  );
}

function result({ task, rounds, contributions }: SceneOf<'result'>, texts: Texts): string {
  const last = lastOfEach(contributions);
  const steps = task.points.map((point, index) =>
    texts.say('server.offline.result.step', {
      point,
      name: last[index % Math.max(last.length, 1)]?.name ?? '',
    }),
  );
  return paragraphs(
    `## ${task.title}`,
    texts.say('server.offline.result.intro', { agents: last.length, rounds }),
    `### ${texts.say('server.offline.result.findings')}`,
    bullets(last.map((heard) => said(heard, texts))),
    `### ${texts.say('server.offline.result.steps')}`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    task.figures.length > 0 &&
      texts.say('server.offline.result.figures', { figures: listed(task.figures, texts) }),
    `*${texts.say('server.offline.label')}*`,
  );
}

function answer(
  { prompt }: SceneOf<'answer'>,
  { texts, model, systemPrompt }: CompletionRequest,
): string {
  const thoughts = sentencesOf(prompt, texts.locale).map((thought) => shortened(thought));
  const asks = /[?？؟]\s*$/.test(prompt.trim());
  return paragraphs(
    texts.say('server.offline.answer.intro', { model, prompt: shortened(prompt) }),
    thoughts.length > 1 && texts.say('server.offline.answer.thoughts', { count: thoughts.length }),
    thoughts.length > 1 && bullets(thoughts.slice(0, 8)),
    systemPrompt &&
      texts.say('server.offline.answer.instructions', { quote: gist(systemPrompt, texts.locale) }),
    texts.say(asks ? 'server.offline.answer.question' : 'server.offline.answer.request'),
    texts.say('server.offline.answer.connect'),
  );
}

/** The points one of several agents gets: every point has an agent, every agent has a point. */
export function pointsFor(points: readonly string[], index: number, count: number): string[] {
  const own = points.filter((_point, at) => at % count === index);
  const shared = points[index % Math.max(points.length, 1)];
  return own.length > 0 || shared === undefined ? own : [shared];
}

function said({ name, topic, text }: Heard, texts: Texts): string {
  const line = texts.say('server.offline.said', {
    name,
    topic: shortened(topic, labelLength),
    quote: coreOf(text, texts.locale),
  });
  // A quote that was cut needs no full stop after it.
  return line.replace(/…[.。]$/, '…');
}

function lastOfEach(contributions: readonly Heard[]): Heard[] {
  return [...new Map(contributions.map((heard) => [heard.agentId, heard])).values()];
}

const listed = (items: readonly string[], { locale }: Texts): string => formatList(locale, items);

const quoted = (points: readonly string[], texts: Texts): string =>
  listed(
    points.map((point) => texts.say('server.offline.quote', { text: point })),
    texts,
  );

const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const paragraphs = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
