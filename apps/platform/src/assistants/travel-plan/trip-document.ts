import { packingGroups } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';

import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import type { Trip } from './trip';

const dollars = (cents: number): number => cents / 100;

const heading = (level: 2 | 3, text: string): ResultBlock => ({ kind: 'heading', level, text });

/** The days of a trip in files: a table for each. */
export function itineraryBlocks({ days }: Trip, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const columns = [
    say('travel.item.time'),
    say('travel.item.title'),
    say('travel.item.note'),
    say('travel.basis'),
    say('travel.item.cost'),
    say('travel.planned'),
  ];
  return days.flatMap(({ date, place, items }, at): ResultBlock[] => {
    const caption = intl.formatMessage(
      { id: 'shell.labelled' },
      { label: `${say('travel.day')} ${intl.formatNumber(at + 1)}`, value: place },
    );
    return [
      heading(2, caption),
      { kind: 'text', markdown: intl.formatDate(date, { dateStyle: 'full', timeZone: 'UTC' }) },
      {
        kind: 'table',
        caption,
        columns,
        rows: items.map((item) => [
          item.time,
          item.title,
          item.note,
          say(`travel.basis.${item.basis}`),
          item.cost === null ? '' : dollars(item.cost),
          item.cost === null && item.planned > 0 ? dollars(item.planned) : '',
        ]),
      },
    ];
  });
}

/** The budget of a trip in files. */
export function budgetBlocks({ budget }: Trip, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const caption = say('travel.budget');
  return [
    heading(2, caption),
    {
      kind: 'table',
      caption,
      columns: [say('travel.item.kind'), say('travel.budget.amount'), say('travel.budget.known')],
      rows: [
        ...budget.costs.map(({ kind, amount, known }) => [
          say(`travel.kind.${kind}`),
          dollars(amount),
          dollars(known),
        ]),
        [say('travel.budget.rest'), dollars(budget.left), ''],
      ],
    },
  ];
}

/** A packing list in files, by its groups. */
export const packingBlocks = ({ packing }: Trip, intl: Intl): ResultBlock[] => [
  heading(2, intl.formatMessage({ id: 'travel.packing' })),
  ...packingGroups.flatMap((group): ResultBlock[] => {
    const items = packing.filter((one) => one.group === group).map(({ text }) => text);
    return items.length === 0
      ? []
      : [
          heading(3, intl.formatMessage({ id: `travel.packing.group.${group}` })),
          { kind: 'list', items },
        ];
  }),
];
