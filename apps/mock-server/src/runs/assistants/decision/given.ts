import {
  amountKind,
  formatList,
  formatNumber,
  namedAmounts,
  sentencesOf,
  typedAmounts,
  type NamedAmount,
} from '@constella/i18n';

import { wordsOf } from '../../../base/language/words.js';
import { withoutDismissed } from '../../../prose/dismissed-facts.js';
import { inline } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import type { Job } from '../../program/define-program.js';
import { methodLibrary } from '../shared/methods/method-library.js';
import { frameOf, type Request } from './frame.js';
import type { Synthesis } from './synthesis.js';

/** Criteria a next step asks figures for. */
const mostSteps = 3;
/** Criteria of the library that are suggested. */
const mostCriteria = 4;
/** Sentences with dates, or figures of no option, that are quoted. */
const mostOthers = 6;

/** The amounts the description gives of the options. */
const saidIn = (job: Job<Request>): NamedAmount[] => {
  const { options, criteria } = frameOf(job);
  const topics = criteria.map(({ name }) => name);
  const { description } = job.request;
  const isDismissed = ({ written }: NamedAmount) =>
    withoutDismissed(written, job.request).trim() === '';
  return namedAmounts(description, { names: options, topics }, job.task.locale).filter(
    (amount) => !isDismissed(amount),
  );
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/** The figures the form gives of an option. */
const typedOf = ({ figures }: Request, option: string) =>
  figures.flatMap(({ criterion, unit, amounts }) =>
    amounts
      .filter((one) => isSame(one.option, option))
      .map(({ amount }) => ({ criterion, unit, amount })),
  );

/** Whether an amount of the description is about a criterion. */
function isAbout(amount: NamedAmount, criterion: string, { texts, task }: Job<Request>): boolean {
  if (amount.topic !== undefined) return isSame(amount.topic, criterion);
  const kind = amountKind(amount, task.locale);
  return (
    (kind === 'money' &&
      wordsOf(texts, 'content.decision.words.money').some((word) => isSame(criterion, word))) ||
    (kind === 'duration' && isSame(criterion, texts.say('content.decision.criterion.time')))
  );
}

/** The criteria nothing was given by, figure or words, with the options that is so for. */
export function missingOf({ scores }: Synthesis, job: Job<Request>) {
  const { options, criteria } = frameOf(job);
  const said = saidIn(job);
  return criteria
    .map(({ name, weight }, criterion) => ({
      criterion: name,
      weight,
      options: options.filter(
        (option, at) =>
          !scores.some((cell) => cell.option === at && cell.criterion === criterion) &&
          !typedOf(job.request, option).some((one) => isSame(one.criterion, name)) &&
          !said.some((amount) => amount.name === option && isAbout(amount, name, job)),
      ),
    }))
    .filter((one) => one.options.length > 0);
}

/** What to find out by the weightiest criteria anything is missing by, and to weigh them. */
export function nextSteps(synthesis: Synthesis, job: Job<Request>): string[] {
  const { texts } = job;
  const open = missingOf(synthesis, job)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostSteps)
    .map(({ criterion, options }) =>
      texts.say('content.decision.next.find', {
        criterion,
        options: formatList(texts.locale, options),
      }),
    );
  return [...open, texts.say('content.decision.next.weigh')];
}

/** The missing criteria of each option, a line each. */
export function missingLines(synthesis: Synthesis, job: Job<Request>): string[] {
  const missing = missingOf(synthesis, job);
  return frameOf(job).options.flatMap((option) => {
    const own = missing.filter(({ options }) => options.includes(option));
    return own.length > 0
      ? [
          line(
            job,
            option,
            formatList(
              job.texts.locale,
              own.map(({ criterion }) => inline(criterion)),
            ),
          ),
        ]
      : [];
  });
}

/** What was given: the figures of each option and what is said of it alone, in a line, and sentences with other figures. */
export function givenLines(job: Job<Request>): string[] {
  const { texts, request, task } = job;
  const said = saidIn(job);
  const { options } = frameOf(job);
  const sentences = sentencesOf(request.description, task.locale);
  const isSaid = (sentence: string) => said.some(({ clause }) => sentence.includes(clause));
  const namedBy = (sentence: string) =>
    options.filter((option) =>
      sentence.toLocaleLowerCase(task.locale).includes(option.toLocaleLowerCase(task.locale)),
    );
  const ofOptions = options.flatMap((option) => {
    const typed = typedOf(request, option);
    const quoted = said.filter(
      ({ name, value }) => name === option && !typed.some(({ amount }) => amount === value),
    );
    const parts = [
      ...typed.map(({ criterion, unit, amount }) =>
        inline(`${criterion} ${formatNumber(texts.locale, amount)} ${unit}`.trim()),
      ),
      ...new Set(quoted.map(({ clause }) => quote(job, clause))),
      ...sentences
        .filter((sentence) => !isSaid(sentence) && isOnly(namedBy(sentence), option))
        .map((sentence) => quote(job, withoutHead(sentence, option))),
    ];
    return parts.length > 0 ? [line(job, option, formatList(texts.locale, parts))] : [];
  });
  const others = sentences
    .filter(
      (sentence) =>
        typedAmounts(withoutDismissed(sentence, request), task.locale).length > 0 &&
        !isSaid(sentence) &&
        namedBy(sentence).length !== 1,
    )
    .slice(0, mostOthers);
  return [...ofOptions, ...others.map((sentence) => quote(job, sentence))];
}

const isOnly = (names: readonly string[], name: string): boolean =>
  names.length === 1 && names[0] === name;

/** A sentence without the name it begins with: "HubSpot: strong marketing". */
const withoutHead = (sentence: string, name: string): string =>
  sentence.startsWith(name)
    ? sentence.slice(name.length).replace(/^\s*[:：]\s*/u, '') || sentence
    : sentence;

/** Criteria of the library for this kind of decision that it is not judged by yet, and how to find them. */
export async function criteriaToConsider(job: Job<Request>): Promise<string[]> {
  const { decision } = await methodLibrary(job.texts.locale);
  const { criteria } = frameOf(job);
  return decision.criteria[job.request.type]
    .filter(({ name }) => !criteria.some((one) => isSame(one.name, name)))
    .slice(0, mostCriteria)
    .map(({ name, unit, ask }) => line(job, `${name}, ${unit}`, inline(ask)));
}

const line = ({ texts }: Job<Request>, option: string, text: string): string =>
  texts.say('content.decision.line', { option: inline(option), text });

const quote = ({ texts }: Job<Request>, text: string): string =>
  texts.say('content.decision.quote', { text: inline(shortened(text)) });
