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

const policies = [
  { name: 'processors', risk: 'high', tone: 'danger', due: new Date(2027, 0, 15, 12) },
  { name: 'retention', risk: 'medium', tone: 'warning', due: new Date(2027, 2, 1, 12) },
  { name: 'notice', risk: 'low', tone: 'neutral', due: new Date(2027, 5, 30, 12) },
] as const;

/** Which policies an amendment touches, most urgent first. */
export function ComplianceExample() {
  const intl = useIntl();
  return (
    <div className={styles.bleed}>
      <Table label={intl.formatMessage({ id: 'product.cases.compliance.table' })}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.compliance.policy' })}
            </TableHeaderCell>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.compliance.change' })}
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
          {policies.map(({ name, risk, tone, due }) => (
            <TableRow key={name}>
              <TableCell header>
                {intl.formatMessage({ id: `product.cases.compliance.${name}` })}
              </TableCell>
              <TableCell>
                {intl.formatMessage({ id: `product.cases.compliance.${name}Change` })}
              </TableCell>
              <TableCell>
                <Badge tone={tone}>
                  {intl.formatMessage({ id: `product.cases.compliance.${risk}` })}
                </Badge>
              </TableCell>
              <TableCell numeric>
                {intl.formatDate(due, { month: 'short', day: 'numeric' })}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const weeks = [
  { week: 1, minutes: 150 },
  { week: 2, minutes: 160 },
  { week: 3, minutes: 150 },
  { week: 4, minutes: 180 },
] as const;

/** A plan of four weeks. */
export function LearningExample() {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <div className={styles.bleed}>
      <Table label={intl.formatMessage({ id: 'product.cases.learning.table' })}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.learning.week' })}
            </TableHeaderCell>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.learning.goal' })}
            </TableHeaderCell>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.learning.practice' })}
            </TableHeaderCell>
            <TableHeaderCell numeric>
              {intl.formatMessage({ id: 'product.cases.learning.minutes' })}
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map(({ week, minutes }) => (
            <TableRow key={week}>
              <TableCell header>{number(week)}</TableCell>
              <TableCell>
                {intl.formatMessage({ id: `product.cases.learning.goal${week}` })}
              </TableCell>
              <TableCell>
                {intl.formatMessage({ id: `product.cases.learning.practice${week}` })}
              </TableCell>
              <TableCell numeric>{number(minutes)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const findings = [
  { name: 'payback', agreement: 'strong', sources: 7 },
  { name: 'noise', agreement: 'moderate', sources: 4 },
  { name: 'cost', agreement: 'contested', sources: 5 },
] as const;

/** Findings of studies, and how far they agree. */
export function ResearchExample() {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <div className={styles.bleed}>
      <Table label={intl.formatMessage({ id: 'product.cases.research.table' })}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.research.finding' })}
            </TableHeaderCell>
            <TableHeaderCell>
              {intl.formatMessage({ id: 'product.cases.research.agreement' })}
            </TableHeaderCell>
            <TableHeaderCell numeric>
              {intl.formatMessage({ id: 'product.cases.research.sources' })}
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {findings.map(({ name, agreement, sources }) => (
            <TableRow key={name}>
              <TableCell header>
                {intl.formatMessage({ id: `product.cases.research.${name}` })}
              </TableCell>
              <TableCell>
                {intl.formatMessage({ id: `product.cases.research.${agreement}` })}
              </TableCell>
              <TableCell numeric>{number(sources)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
