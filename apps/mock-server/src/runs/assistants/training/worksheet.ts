import { textBlank, usesTrigger, type assistants } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { wordsOf } from '../../../base/language/words.js';
import { hashOf } from '../../../base/pick.js';
import { withoutDismissed } from '../../../prose/dismissed-facts.js';
import { withoutDates } from '../../../prose/facts.js';
import { pointsOf } from '../../../prose/points.js';
import {
  filled,
  lessonParts,
  methodLibrary,
  type QuestionPattern,
} from '../shared/methods/method-library.js';

type Request = z.output<(typeof assistants.training)['request']>;

/** A question whose answer is what was typed. */
interface Asked {
  readonly question: string;
  readonly options: readonly string[];
  readonly correct: number;
  readonly explanation: string;
}

/** Questions that can be asked about a rule whoever wrote it: their answers are the author's to give. */
const openQuestions = new Set([
  'rule-in-practice',
  'rule-reason',
  'who-responsible',
  'who-applies',
  'exception-asked',
  'order-first',
  'case-busy-day',
  'consequence-first',
  'who-to-ask',
  'case-breaks-rule',
  'consequence-repair',
]);

/** A line of the material: a rule, or a case, which says so before a colon. */
interface Line {
  readonly text: string;
  readonly isCase: boolean;
}

function linesOf({ material = '' }: Request, texts: Texts): Line[] {
  const words = wordsOf(texts, 'content.training.words.case');
  return pointsOf(material, texts.locale).map((line) => {
    const [, label = '', text = line] = /^([^:：]{1,20})[:：]\s*(.+)$/u.exec(line) ?? [];
    const isCase = label !== '' && words.some((word) => usesTrigger(label, word));
    return isCase ? { text, isCase } : { text: line, isCase };
  });
}

/** The rules of the material; none where nothing was typed. */
export const rulesOf = (request: Request, texts: Texts): string[] =>
  linesOf(request, texts).flatMap(({ text, isCase }) => (isCase ? [] : [text]));

/** The cases of each rule: those of the lines after it; one before any rule is the first one's. */
function casesOf(request: Request, texts: Texts): ReadonlyMap<string, readonly string[]> {
  const lines = linesOf(request, texts);
  const found = new Map<string, string[]>();
  let rule = lines.find(({ isCase }) => !isCase)?.text ?? '';
  for (const { text, isCase } of lines)
    if (isCase) found.set(rule, [...(found.get(rule) ?? []), text]);
    else rule = text;
  return found;
}

/** The rules of each of some lessons: every rule has one, in order. */
export const sharedOut = (rules: readonly string[], lessons: number): string[][] =>
  Array.from({ length: lessons }, (_, at) =>
    rules.slice(
      Math.floor((at * rules.length) / lessons),
      Math.floor(((at + 1) * rules.length) / lessons),
    ),
  );

/** The points of each lesson: its rules as they were typed, and what the author has to add. */
export async function worksheetPoints(
  request: Request,
  lessons: number,
  texts: Texts,
): Promise<string[][]> {
  const { questions } = await methodLibrary(texts.locale);
  const { audience, topic, accessibility = '', jurisdiction, interactivity } = request;
  const asks = questions.patterns.filter(({ id }) => openQuestions.has(id));
  const say = (name: string, text: string) => texts.say('content.training.point', { name, text });
  const cases = casesOf(request, texts);
  return sharedOut(rulesOf(request, texts), lessons).map((rules, at) => {
    const isFirst = at === 0;
    const own = (rules.length > 0 ? rules : isFirst ? [''] : []).flatMap(
      (rule) => cases.get(rule) ?? [],
    );
    const ask = filled(asks[at % asks.length]?.ask ?? '', { rule: rules[0], topic, audience });
    return [
      ...(isFirst ? [questions.formats[request.format]] : []),
      ...lessonParts.flatMap((part) => {
        const { name, guide } = questions.lesson[part];
        if (part === 'rule' && rules.length > 0) return rules.map((rule) => say(name, rule));
        if (part === 'example' && own.length > 0) return own.map((one) => say(name, one));
        if (part === 'check' && rules.length > 0) return ask ? [say(name, ask)] : [];
        const more = part === 'example' ? ` ${questions.difficulty[request.difficulty]}` : '';
        return [say(name, isFirst ? `${textBlank} ${guide}${more}` : textBlank)];
      }),
      ...(isFirst
        ? [
            texts.say('content.training.exercise', { level: interactivity }),
            ...(jurisdiction ? [texts.say('content.training.point.where', { jurisdiction })] : []),
            ...pointsOf(accessibility, texts.locale).map((needs) =>
              texts.say('content.training.access', { needs }),
            ),
          ]
        : []),
    ];
  });
}

/** A question for every rule with a figure: the rule as it was typed, beside other figures. */
export async function worksheetQuestions(request: Request, texts: Texts): Promise<Asked[]> {
  const { patterns } = (await methodLibrary(texts.locale)).questions;
  const pattern = patterns.find(({ id }) => id === 'number-exact');
  if (!pattern) return [];
  return rulesOf(request, texts).flatMap(
    (rule) => questionOf(rule, request, pattern, texts.locale) ?? [],
  );
}

function questionOf(
  rule: string,
  request: Request,
  pattern: QuestionPattern,
  locale: string,
): Asked | undefined {
  const { topic } = request;
  const wrong = otherFigures(rule, withoutDismissed(rule, request), locale);
  const question = filled(pattern.ask, { topic, rule });
  const explanation = filled(pattern.explain, { topic, rule });
  if (wrong.length < 2 || !question || !explanation) return undefined;
  const correct = hashOf(rule) % (wrong.length + 1);
  return { question, options: wrong.toSpliced(correct, 0, rule), correct, explanation };
}

/** A whole number that counts something: no part of a word, a code, a time or an amount with decimals. */
const figure =
  /(?<![\p{Script=Latin}\p{Nd}.,:/#-])\p{Nd}{1,4}(?![\p{Script=Latin}\p{Nd}:/-]|[.,]\p{Nd})/u;
/** Numbers from here to there are years. */
const years = [1_900, 2_100] as const;

/** The same rule with its figure, as it is read, doubled, and with half of it or three times as much. */
function otherFigures(rule: string, read: string, locale: string): string[] {
  const found = figure.exec(withoutDates(read, locale));
  const [written = ''] = found ?? [];
  const value = Number(written);
  if (!found || !Number.isInteger(value) || value < 2) return [];
  if (value > years[0] && value < years[1]) return [];
  const others = [value * 2, value % 2 === 0 ? value / 2 : value * 3];
  const [before, after] = [rule.slice(0, found.index), rule.slice(found.index + written.length)];
  return others.map((other) => `${before}${other}${after}`);
}

/** The entries of the library a worksheet of some lessons is made with. */
export async function entriesOf(request: Request, lessons: number, texts: Texts) {
  const { questions } = await methodLibrary(texts.locale);
  const { topic, audience } = request;
  const rules = sharedOut(rulesOf(request, texts), lessons).map(([first]) => first);
  const asks = questions.patterns.filter(({ id }) => openQuestions.has(id));
  const asked = await worksheetQuestions(request, texts);
  const exact = questions.patterns.find(({ id }) => id === 'number-exact');
  return [
    ...lessonParts.map((part) => ({
      text: questions.lesson[part].guide,
      sourceId: questions.lesson[part].sourceId,
    })),
    ...rules.flatMap((rule, at) => {
      const { ask = '', sourceId } = asks[at % asks.length] ?? {};
      const text = filled(ask, { rule, topic, audience });
      return text ? [{ text, sourceId }] : [];
    }),
    ...asked.map(({ question }) => ({ text: question, sourceId: exact?.sourceId })),
  ];
}
