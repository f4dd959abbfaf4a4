import type { AssistantResult, FinishedExample } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import * as styles from './example-tables.css';

/** Assistants whose finished examples the page shows a part of. */
export type Finished = 'decision' | 'regulation-monitor' | 'training';

interface FragmentProps<Id extends Finished> {
  result: AssistantResult<Id>;
}

/** As many rows as a panel has room for. */
const rows = 5;

/** A text without the numbers of its sources: they are not on this page. */
const plain = (text: string) => text.replaceAll(/\s*\[\d+\]/g, '');

/** Options, best first, with what each criterion gives them. */
function Ranking({ result: { options, criteria, scores, ranking } }: FragmentProps<'decision'>) {
  const intl = useIntl();
  const { number } = useFormats();
  const scoreOf = (option: number, criterion: number) =>
    scores.find((score) => score.option === option && score.criterion === criterion)?.score;
  return (
    <Table label={intl.formatMessage({ id: 'product.cases.decision.table' })}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>
            {intl.formatMessage({ id: 'product.cases.decision.option' })}
          </TableHeaderCell>
          {criteria.map(({ name }) => (
            <TableHeaderCell key={name} numeric>
              {name}
            </TableHeaderCell>
          ))}
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'product.cases.decision.overall' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ranking.map(({ option, share }) => (
          <TableRow key={option}>
            <TableCell header>{options[option]}</TableCell>
            {criteria.map(({ name }, criterion) => {
              const score = scoreOf(option, criterion);
              return (
                <TableCell key={name} numeric>
                  {score === undefined || score === null
                    ? null
                    : number(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                </TableCell>
              );
            })}
            <TableCell numeric>
              <b>{share === null ? null : number(share, { style: 'percent' })}</b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const levels = {
  critical: 'danger',
  high: 'danger',
  medium: 'warning',
  low: 'neutral',
  informational: 'neutral',
} as const;

/** The rules that weigh most, and from when they apply. */
function Rules({ result: { items } }: FragmentProps<'regulation-monitor'>) {
  const intl = useIntl();
  const heaviest = items.toSorted((one, other) => other.score - one.score).slice(0, rows);
  return (
    <Table label={intl.formatMessage({ id: 'product.cases.compliance.table' })}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>
            {intl.formatMessage({ id: 'product.cases.compliance.rule' })}
          </TableHeaderCell>
          <TableHeaderCell>
            {intl.formatMessage({ id: 'product.cases.compliance.risk' })}
          </TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'product.cases.compliance.due' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {heaviest.map(({ id, title, level, effectiveDate }) => (
          <TableRow key={id}>
            <TableCell header>{title}</TableCell>
            <TableCell>
              <Badge tone={levels[level]}>
                {intl.formatMessage({ id: `product.cases.compliance.${level}` })}
              </Badge>
            </TableCell>
            <TableCell numeric>
              {effectiveDate &&
                intl.formatDate(`${effectiveDate}T12:00`, {
                  year: 'numeric',
                  month: 'short',
                  day: 'numeric',
                })}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The lessons of a course. */
function Lessons({ result: { lessons } }: FragmentProps<'training'>) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <Table label={intl.formatMessage({ id: 'product.cases.learning.table' })}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>
            {intl.formatMessage({ id: 'product.cases.learning.lesson' })}
          </TableHeaderCell>
          <TableHeaderCell numeric>
            {intl.formatMessage({ id: 'product.cases.learning.minutes' })}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lessons.slice(0, rows).map(({ id, title, minutes }) => (
          <TableRow key={id}>
            <TableCell header>{plain(title)}</TableCell>
            <TableCell numeric>{number(minutes)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A part of the result of a finished example. */
export function Fragment({ example }: { example: FinishedExample }) {
  const result: unknown = example.result;
  return (
    <div className={styles.bleed}>
      {example.assistant === 'decision' && (
        <Ranking result={result as AssistantResult<'decision'>} />
      )}
      {example.assistant === 'regulation-monitor' && (
        <Rules result={result as AssistantResult<'regulation-monitor'>} />
      )}
      {example.assistant === 'training' && (
        <Lessons result={result as AssistantResult<'training'>} />
      )}
    </div>
  );
}
