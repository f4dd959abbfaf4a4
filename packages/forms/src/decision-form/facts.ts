import { isDuration, listAfter, namedAmounts, optionsIn, sentencesOf } from '@constella/i18n';

import type { FigureValues } from './figures-section.js';

/** What a form has and what is read of it. */
type Known = Pick<FigureValues, 'options' | 'criteria' | 'figures'>;

/** The words a description is read by, in the language of the form. */
export interface FactWords {
  /** The labels of the fields: "Options: …" is a list of them. */
  readonly options: string;
  readonly criteria: string;
  /** The criteria where none is named: money is of the first, a time of the second. */
  readonly usual: readonly [cost: string, time: string, ...others: string[]];
}

/** The figures by one criterion, as they were read. */
export interface FigureFact {
  readonly criterion: string;
  readonly unit: string;
  readonly better: '' | 'lower';
  readonly amounts: readonly { option: string; amount: number; written: string }[];
}

/** The facts of a description that its form does not have yet. */
export interface Facts {
  readonly options: readonly string[];
  readonly criteria: readonly string[];
  readonly figures: readonly FigureFact[];
  /** The amounts that are such figures, as written. */
  readonly ofFigures: readonly string[];
}

/** As many criteria as are weighed. */
const most = 10;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

/**
 * Reads options, criteria and figures out of a title and a description, as far as the language tells
 * them for sure: lists with a label or an "or", and amounts beside the name of one option.
 */
export function readFacts(
  { title, description, ...form }: Known & { title: string; description: string },
  words: FactWords,
  locale: string,
): Facts {
  const sentences = [title, ...sentencesOf(description, locale)];
  const listed = (label: string) =>
    sentences.map((one) => listAfter(label, one, locale)).find((list) => list.length > 0);
  const options =
    form.options.length > 0 ? [] : optionsIn({ title, description }, words.options, locale);
  const criteria = form.criteria.length > 0 ? [] : (listed(words.criteria) ?? []).slice(0, most);
  const topics = form.criteria.length > 0 ? form.criteria : criteria;
  const names = form.options.length > 0 ? form.options : options;
  const [cost, time] = words.usual;
  const rows = new Map<string, (FigureFact & { per: string })[]>();
  const said = namedAmounts(description, { names, topics }, locale);
  for (const one of said) {
    const isMoney = one.currency !== '';
    const isTime = isDuration(one.unit, locale);
    const usual = isMoney ? cost : isTime ? time : undefined;
    const known = topics.length === 0 || topics.some((topic) => usual && isSame(topic, usual));
    const criterion = one.topic ?? (known ? usual : undefined);
    if (criterion === undefined) continue;
    const better = isMoney || isTime ? 'lower' : '';
    const amounts = [{ option: one.name, amount: one.value, written: one.written }];
    rows.set(criterion, [
      ...(rows.get(criterion) ?? []),
      { criterion, unit: one.unit, better, amounts, per: one.per },
    ]);
  }
  const isIn = (criterion: string, option: string) =>
    form.figures.some(
      (row) =>
        isSame(row.criterion, criterion) &&
        row.amounts.some((cell) => isSame(cell.option, option) && cell.amount !== null),
    );
  // Two amounts of one option, two units, or one a seat beside a total are not figures of one kind.
  const kinds = [...rows.values()].filter((read) => {
    const options = read.flatMap(({ amounts }) => amounts.map(({ option }) => option));
    return (
      new Set(options).size === options.length &&
      new Set(read.map(({ unit, per }) => `${unit.toLocaleLowerCase()} ${per}`)).size === 1
    );
  });
  const figures = kinds.flatMap((read): FigureFact[] => {
    const [first] = read;
    if (!first) return [];
    const { criterion, unit, better } = first;
    const amounts = read
      .flatMap((row) => row.amounts)
      .filter(({ option }) => !isIn(criterion, option));
    return amounts.length > 0 ? [{ criterion, unit, better, amounts }] : [];
  });
  const ofFigures = kinds.flat().flatMap(({ amounts }) => amounts.map(({ written }) => written));
  return { options, criteria, figures, ofFigures };
}

/** A form with facts filled in; where no criterion is named, beside those of the figures the usual ones. */
export function withFacts(
  form: Known,
  facts: Omit<Facts, 'ofFigures'>,
  { usual }: FactWords,
): Known {
  const options = [...form.options, ...facts.options];
  const named = [...form.criteria, ...facts.criteria];
  const own = facts.figures.map(({ criterion }) => criterion);
  const criteria = [
    ...named,
    ...(named.length > 0 || own.length === 0 ? own : [...usual, ...own]),
  ].filter((name, at, all) => all.findIndex((one) => isSame(one, name)) === at);
  const rows = criteria.map((criterion) => {
    const row = form.figures.find((one) => isSame(one.criterion, criterion));
    const fact = facts.figures.find((one) => isSame(one.criterion, criterion));
    return {
      criterion,
      unit: row?.unit || (fact?.unit ?? ''),
      better: row?.better || (fact?.better ?? ''),
      amounts: options.map((option) => ({
        option,
        amount:
          row?.amounts.find((one) => isSame(one.option, option))?.amount ??
          fact?.amounts.find((one) => isSame(one.option, option))?.amount ??
          null,
      })),
    };
  });
  return { options, criteria, figures: options.length > 1 ? rows : [] };
}
