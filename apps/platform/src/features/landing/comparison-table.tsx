import { recommendedTier, unlimited, type Plan } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Heading,
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@constella/ui';
import { useId } from 'react';

import { anchors } from './anchors';
import * as styles from './comparison-table.css';

/** The limits there are words for, in the order they are read. */
const limits = ['tasks', 'tokens', 'points', 'images', 'audioMinutes'] as const;

const nothing = '–';

/** What each plan allows, limit by limit. */
export function ComparisonTable({ plans }: { plans: readonly Plan[] }) {
  const intl = useIntl();
  const headingId = useId();
  const rows = limits.filter((limit) => plans.some((plan) => plan.limits[limit] !== undefined));
  const tint = ({ tier }: Plan) => (tier === recommendedTier ? styles.recommended : undefined);
  return (
    <section id={anchors.comparison} className={styles.comparison} aria-labelledby={headingId}>
      <Heading level={3} size="20" id={headingId} className={styles.title}>
        {intl.formatMessage({ id: 'landing.comparison.title' })}
      </Heading>
      <Panel padding="none">
        <Table
          className={styles.table}
          label={intl.formatMessage({ id: 'landing.comparison.title' })}
        >
          <TableHead>
            <TableRow>
              <TableHeaderCell className={styles.first}>
                <VisuallyHidden>
                  {intl.formatMessage({ id: 'landing.comparison.limit' })}
                </VisuallyHidden>
              </TableHeaderCell>
              {plans.map((plan) => (
                <TableHeaderCell key={plan.id} className={`${styles.plan} ${tint(plan) ?? ''}`}>
                  {plan.name}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((limit) => (
              <TableRow key={limit}>
                <TableCell header className={styles.first}>
                  {intl.formatMessage({ id: `landing.comparison.${limit}` })}
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan.id} className={tint(plan)}>
                    <Limit value={plan.limits[limit] ?? 0} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </section>
  );
}

function Limit({ value }: { value: number }) {
  const intl = useIntl();
  const { number } = useFormats();
  if (value === unlimited) return intl.formatMessage({ id: 'landing.comparison.unlimited' });
  if (value > 0) return number(value);
  return (
    <>
      <span className={styles.none} aria-hidden="true">
        {nothing}
      </span>
      <VisuallyHidden>{intl.formatMessage({ id: 'landing.comparison.none' })}</VisuallyHidden>
    </>
  );
}
