import { recommendedTier, subscriptionTiers, unlimited, type Plan } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Heading,
  Panel,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@constella/ui';

import { anchors } from './anchors';
import * as styles from './comparison-table.css';

/** The limits there are words for, in the order they are read. */
const limits = ['tasks', 'tokens', 'points', 'images', 'audioMinutes'] as const;

const nothing = '–';

/** Columns without words, for plans that are still on their way. */
const unknown: readonly (Pick<Plan, 'tier'> & Partial<Plan>)[] = subscriptionTiers.map((tier) => ({
  tier,
}));

/** Limits of each plan, one by one; skeletons while the plans load. */
export function ComparisonTable({ plans }: { plans: readonly Plan[] | undefined }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'product.comparison.title' });
  const columns = plans ?? unknown;
  const rows = limits.filter(
    (limit) => !plans || plans.some((plan) => plan.limits[limit] !== undefined),
  );
  const tint = (tier: Plan['tier']) => (tier === recommendedTier ? styles.recommended : undefined);
  return (
    <div id={anchors.comparison} className={styles.comparison}>
      <Heading level={3} size="20" className={styles.title}>
        {title}
      </Heading>
      <Panel padding="none" aria-busy={plans ? undefined : true}>
        <Table className={styles.table} label={title}>
          <TableHead>
            <TableRow>
              <TableHeaderCell className={styles.first}>
                <VisuallyHidden>
                  {intl.formatMessage({ id: 'product.comparison.limit' })}
                </VisuallyHidden>
              </TableHeaderCell>
              {columns.map(({ id, tier, name }) => (
                <TableHeaderCell key={id ?? tier} className={`${styles.plan} ${tint(tier) ?? ''}`}>
                  {name ?? <NameSkeleton />}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((limit) => (
              <TableRow key={limit}>
                <TableCell header className={styles.first}>
                  {intl.formatMessage({ id: `product.comparison.${limit}` })}
                </TableCell>
                {columns.map((plan) => (
                  <TableCell key={plan.id ?? plan.tier} className={tint(plan.tier)}>
                    {plan.limits ? (
                      <Limit value={plan.limits[limit] ?? 0} />
                    ) : (
                      <Skeleton width={48} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
    </div>
  );
}

function NameSkeleton() {
  const intl = useIntl();
  return (
    <>
      <Skeleton width={72} />
      <VisuallyHidden>{intl.formatMessage({ id: 'shell.state.loading' })}</VisuallyHidden>
    </>
  );
}

function Limit({ value }: { value: number }) {
  const intl = useIntl();
  const { number } = useFormats();
  if (value === unlimited) return intl.formatMessage({ id: 'product.comparison.unlimited' });
  if (value > 0) return number(value);
  return (
    <>
      <span className={styles.none} aria-hidden="true">
        {nothing}
      </span>
      <VisuallyHidden>{intl.formatMessage({ id: 'product.comparison.none' })}</VisuallyHidden>
    </>
  );
}
