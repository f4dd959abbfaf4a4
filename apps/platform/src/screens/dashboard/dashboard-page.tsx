import {
  dashboardPeriods,
  type Dashboard,
  type DashboardDays,
} from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Container,
  ErrorState,
  PageHeader,
  SegmentedControl,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';
import type { ReactNode } from 'react';

import { ErrorText } from '../../base/error-text';
import * as styles from './dashboard.css';
import { useDashboard, type DashboardView } from './use-dashboard';

interface DashboardPageProps {
  readonly title: MessageId;
  readonly about: MessageId;
  /** Shows what there is now, whatever the period. @default false */
  readonly isNow?: boolean;
  /** What is drawn once it is read. */
  readonly children: (dashboard: Dashboard, view: DashboardView) => ReactNode;
}

/** A page of the dashboard: its head with the period, then what was counted in it. */
export function DashboardPage({ title, about, isNow = false, children }: DashboardPageProps) {
  const intl = useIntl();
  const view = useDashboard();
  const { dashboard, error, days } = view;
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: title })}
        description={intl.formatMessage({ id: about })}
        actions={
          isNow ? undefined : (
            <SegmentedControl
              label={intl.formatMessage({ id: 'dashboard.period' })}
              labelHidden
              value={String(days)}
              onValueChange={(chosen) => view.chooseDays(Number(chosen) as DashboardDays)}
              options={Object.keys(dashboardPeriods).map((value) => ({
                value,
                label: intl.formatMessage({ id: 'dashboard.days' }, { count: Number(value) }),
              }))}
            />
          )
        }
      />
      {error ? (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'dashboard.failed' })}
          description={<ErrorText error={error} />}
          action={
            <Button onClick={view.retry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          }
        />
      ) : dashboard ? (
        children(dashboard, view)
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={96} />
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      )}
    </Container>
  );
}
