import type { RiskRegister } from '@constella/api-client';

import { isRated } from '@constella/api-client/contract';

import type { Intl } from '../../../runs/blocks/block-base';
import type { ResultBlock } from '../../../runs/result-document';
import { categoryName } from './category-name';

/** A register in files: summary, what to do first, the register, every treatment. */
export function registerParts(register: RiskRegister, intl: Intl): ResultBlock[] {
  const level = (id: RiskRegister['overall']['level']) =>
    intl.formatMessage({ id: `risk.level.${id}` });
  const labelled = (label: string, value: string) =>
    intl.formatMessage({ id: 'shell.labelled' }, { label, value });
  const scored = (score: number, band: RiskRegister['overall']['level']) =>
    intl.formatMessage({ id: 'risk.scored' }, { score, level: level(band) });
  const { overall, items } = register;
  return [
    { kind: 'text', markdown: register.summary },
    {
      kind: 'list',
      items: [
        labelled(
          intl.formatMessage({ id: 'risk.overall.now' }),
          overall.rated > 0
            ? scored(overall.score, overall.level)
            : intl.formatMessage({ id: 'risk.unrated' }),
        ),
        labelled(
          intl.formatMessage({ id: 'risk.overall.after' }),
          overall.rated > 0
            ? scored(overall.residual, overall.residualLevel)
            : intl.formatMessage({ id: 'risk.unrated' }),
        ),
        labelled(
          intl.formatMessage({ id: 'risk.overall.above' }),
          intl.formatNumber(overall.above),
        ),
      ],
    },
    { kind: 'heading', level: 2, text: intl.formatMessage({ id: 'risk.recommendations' }) },
    { kind: 'list', items: register.recommendations },
    { kind: 'heading', level: 2, text: intl.formatMessage({ id: 'risk.register' }) },
    {
      kind: 'table',
      caption: intl.formatMessage({ id: 'risk.register' }),
      columns: (['number', 'risk', 'category', 'score', 'residual', 'due', 'status'] as const).map(
        (id) => intl.formatMessage({ id: `risk.register.${id}` }),
      ),
      rows: items.map((item, at) => [
        at + 1,
        item.title,
        categoryName(item, intl),
        isRated(item) ? item.score : intl.formatMessage({ id: 'risk.unrated' }),
        isRated(item) ? item.residual.score : intl.formatMessage({ id: 'risk.unrated' }),
        item.dueDate ? { day: item.dueDate } : intl.formatMessage({ id: 'risk.register.noDue' }),
        intl.formatMessage({ id: `risk.status.${item.status}` }),
      ]),
    },
    ...items.flatMap((item) => [
      { kind: 'heading' as const, level: 3 as const, text: item.title },
      { kind: 'text' as const, markdown: item.description },
      {
        kind: 'text' as const,
        markdown: labelled(
          intl.formatMessage({ id: `risk.strategy.${item.treatment.strategy}` }),
          item.treatment.plan,
        ),
      },
    ]),
  ];
}
