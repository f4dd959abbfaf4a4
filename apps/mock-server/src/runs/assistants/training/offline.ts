import type { assistants } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { hashOf } from '../../../base/pick.js';
import { inline } from '../../../prose/markdown.js';
import { pointsOf } from '../shared/compose.js';

type Definition = typeof assistants.training;
/** A checked request for a training. */
export type TrainingRequest = z.output<Definition['request']>;
/** A finished training. */
export type TrainingResult = z.output<Definition['result']>;
type Question = TrainingResult['assessment'][number];

/** Cases of a training; more would not be played to the end. */
const mostScenarios = 4;

/** What is taught: the material's lines, or the topic when there are none. */
export const rulesOf = ({ material, topic }: TrainingRequest, texts: Texts): string[] =>
  pointsOf(material || topic, texts.locale);

/** What a lesson on some rules says. */
export function lessonPoints(
  rules: readonly string[],
  request: TrainingRequest,
  texts: Texts,
  first: boolean,
): string[] {
  const { audience, jurisdiction, interactivity, accessibility } = request;
  return [
    ...rules.map((point) => texts.say('server.training.point.rule', { point })),
    texts.say('server.training.point.who', { audience: inline(audience) }),
    ...(jurisdiction
      ? [texts.say('server.training.point.where', { jurisdiction: inline(jurisdiction) })]
      : []),
    texts.say('server.training.exercise', { level: interactivity }),
    ...(first && accessibility
      ? pointsOf(accessibility, texts.locale).map((needs) =>
          texts.say('server.training.access', { needs }),
        )
      : []),
  ];
}

type OptionKey = 'keep' | 'once' | 'silent' | 'ask' | 'alone' | 'wait' | 'watched' | 'hurry';

/** Options with the right one at a place that follows from the words: not always the same. */
function question(
  id: string,
  asked: string,
  [right, ...wrong]: readonly string[],
  explanation: string,
): Question {
  const correct = hashOf(`${id} ${right}`) % (wrong.length + 1);
  return {
    id,
    question: asked,
    options: wrong.toSpliced(correct, 0, right ?? ''),
    correct,
    explanation,
  };
}

/** Cases about the rules, each with two questions. */
export function scenariosOf(request: TrainingRequest, texts: Texts): TrainingResult['scenarios'] {
  const { difficulty } = request;
  return rulesOf(request, texts)
    .slice(0, mostScenarios)
    .map((point, at) => {
      const option = (key: OptionKey) => texts.say('server.training.option', { key, point });
      const explanation = texts.say('server.training.because', { point });
      const id = `s${at + 1}`;
      return {
        id,
        title: point,
        scenario: texts.say('server.training.scenario', { difficulty, point }),
        difficulty,
        questions: [
          question(
            `${id}.1`,
            texts.say('server.training.ask.act'),
            [option('keep'), option('once'), option('silent')],
            explanation,
          ),
          question(
            `${id}.2`,
            texts.say('server.training.ask.doubt'),
            [option('ask'), option('alone'), option('wait')],
            explanation,
          ),
        ],
      };
    });
}

/** A question about every rule. */
export function assessmentOf(request: TrainingRequest, texts: Texts): Question[] {
  return rulesOf(request, texts).map((point, at) =>
    question(
      `a${at + 1}`,
      texts.say('server.training.ask.part', { topic: inline(request.topic) || request.topic }),
      [
        point,
        texts.say('server.training.option', { key: 'watched', point }),
        texts.say('server.training.option', { key: 'hurry', point }),
      ],
      texts.say('server.training.because', { point }),
    ),
  );
}
