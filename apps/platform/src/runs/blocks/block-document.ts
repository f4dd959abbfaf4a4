import { locales, type MessageId } from '@constella/i18n';

import type { ResultBlock, ResultCell, ResultDocument } from '../result-document';
import { noValue } from '../../base/lists/no-value';
import type { AnyBlock, Column, Fact } from './block';
import type { Any, Intl } from './block-base';
import type { AnyItemsBlock } from './items-block';
import { textOf } from './entry-text';
import { missingText, partsOf } from './missing';
import { messageId } from './message-id';
import { noteText } from './note-values';

/** Content of a cell of a table. */
export function cellOf(column: Column<Any, Any>, row: Any, result: Any, intl: Intl): ResultCell {
  if (column.cell) {
    const made = column.cell(row, result, intl) ?? noValue;
    return typeof made === 'object' && 'length' in made ? intl.formatList(made) || noValue : made;
  }
  const value = column.of === undefined ? '' : (row[column.of] ?? '');
  if (column.as === 'mark') return value ? intl.formatMessage({ id: column.heading }) : noValue;
  if (column.words && value === '') return noValue;
  if (column.words) return intl.formatMessage({ id: messageId(`${column.words}.${value}`) });
  if (value === '') return '';
  if (column.as === 'share') return { share: value };
  return column.as === 'day' ? { day: value } : value;
}

/** The value of a fact. */
export function factCell(
  fact: Exclude<Fact<Any>, { View: unknown }>,
  result: Any,
  intl: Intl,
): ResultCell {
  const { [fact.of]: value } = result;
  if (value.length === 0) return noValue;
  if (fact.as === 'choice')
    return intl.formatMessage({ id: messageId(`${fact.words}.${String(value)}`) });
  if (fact.as === 'names') return intl.formatList(value);
  return fact.as === 'day' ? { day: value } : value;
}

const text = (markdown: string): ResultBlock => ({ kind: 'text', markdown });
const heading = (level: 2 | 3, words: string): ResultBlock => ({
  kind: 'heading',
  level,
  text: words,
});

/** A block in files. */
function written(block: AnyBlock, result: Any, intl: Intl): readonly ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  switch (block.kind) {
    case 'view':
      return block.toDocument?.(result, intl) ?? [];
    case 'notice':
      return result[block.when.field] === block.when.is ? [heading(2, say(block.title))] : [];
    case 'text': {
      if (block.look === 'notice') return [text(`*${result[block.of]}*`)];
      const note = block.note?.(result, intl);
      return [
        ...(block.bare ? [] : [heading(2, say(block.heading))]),
        ...(note ? [text(noteText(note, intl))] : []),
        text(result[block.of]),
      ];
    }
    case 'list':
      return [heading(2, say(block.heading)), { kind: 'list', items: result[block.of] }];
    case 'table':
    case 'timeline':
    case 'chart':
    case 'facts':
    case 'score': {
      const caption = say(block.heading);
      return [heading(2, caption), { kind: 'table', caption, ...tableOf(block, result, intl) }];
    }
    case 'items':
      return [
        ...(block.bare ? [] : [heading(2, intl.formatMessage({ id: block.heading }))]),
        ...writtenItems(block, result, intl),
      ];
    default:
      return [];
  }
}

type Tabular = Extract<AnyBlock, { kind: 'table' | 'timeline' | 'chart' | 'facts' | 'score' }>;

/** Columns and rows of what is a table in files. */
function tableOf(block: Tabular, result: Any, intl: Intl) {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const of = (columns: readonly Column<Any, Any>[], rows: readonly Any[]) => ({
    columns: columns.map((column) => say(column.heading)),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, result, intl))),
  });
  switch (block.kind) {
    case 'table':
      return of(
        block.columns.filter(({ only }) => only !== 'page'),
        result[block.of],
      );
    case 'timeline':
      return of(
        [
          { heading: block.whenHeading, of: block.when, as: 'day' },
          { heading: block.heading, of: block.title },
        ],
        result[block.of],
      );
    case 'chart':
      return of(
        [{ heading: block.nameHeading, of: block.name }, ...block.values],
        result[block.of],
      );
    case 'score':
      return {
        columns: [say(block.heading), say('run.entry.value')],
        rows: block.names.map((name) => [
          say(messageId(`${block.words}.${name}`)),
          result[block.of][name],
        ]),
      };
    case 'facts':
      return {
        columns: [say(block.heading), say('run.entry.value')],
        rows: block.facts.flatMap((fact) =>
          'View' in fact ? [] : [[say(fact.heading), factCell(fact, result, intl)]],
        ),
      };
  }
}

function writtenItems(block: AnyItemsBlock, result: Any, intl: Intl): ResultBlock[] {
  const stored: readonly Any[] = result[block.of];
  const numbers = block.numbers?.(stored);
  return stored.flatMap((item, at): ResultBlock[] => {
    const title: string = item[block.title];
    const named = block.fileTitle?.(item, intl) ?? title;
    const words = textOf(block, item, stored);
    return [
      heading(
        block.bare && !block.isPart?.(item) ? 2 : 3,
        numbers ? `${numbers[at]}. ${named}` : named,
      ),
      ...(words === undefined ? [] : [text(words)]),
      ...block.fields.flatMap((field): ResultBlock[] =>
        'as' in field && field.as === 'lines' ? [{ kind: 'list', items: item[field.of] }] : [],
      ),
    ];
  });
}

/** The blocks of a list, those within others among them; of a result only those it has. */
const flat = (blocks: readonly AnyBlock[], result?: Any): AnyBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'sheet') return flat(block.blocks, result);
    if (block.kind === 'tabs')
      return block.tabs.flatMap((tab) =>
        result !== undefined && tab.when?.(result) === false ? [] : flat(tab.blocks, result),
      );
    if (block.kind === 'columns')
      return flat([...block.main, ...block.aside, ...(block.after ?? [])], result);
    return [block];
  });

const isLast = (block: AnyBlock) => 'last' in block && block.last === true;

/**
 * A result as a document, by its blocks: what every file and the printed page are made from. A part
 * that is missing is said there as it is on the page.
 */
export function resultDocument(
  blocks: readonly AnyBlock[],
  result: Any,
  intl: Intl,
): ResultDocument {
  const all = flat(blocks, result).filter((block) => !('only' in block) || block.only !== 'page');
  const titled = all.find((block) => block.kind === 'title' || block.kind === 'fileTitle');
  const locale = locales.find((one) => one === result['locale']);
  return {
    title:
      titled && 'written' in titled
        ? titled.written(result, intl)
        : ((titled && result[titled.of]) ?? ''),
    blocks: [...all.filter((block) => !isLast(block)), ...all.filter(isLast)].flatMap((block) => {
      const missing = missingText(block, result, intl);
      return missing === undefined ? written(block, result, intl) : [text(missing)];
    }),
    ...(locale && { locale }),
  };
}

/** Labels of the parts of a result, by their names in it: the first block that shows one says. */
export const partNames = (blocks: readonly AnyBlock[]): Readonly<Record<string, MessageId>> =>
  Object.assign(
    {},
    ...flat(blocks)
      .map((block) => partsOf(block))
      .toReversed(),
  );
