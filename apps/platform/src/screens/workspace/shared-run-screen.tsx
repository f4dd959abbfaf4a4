import { ApiError, type SharedRun } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  ErrorState,
  PageHeader,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { ErrorText } from '../../base/error-text';
import { PageTitle } from '../../base/page';
import { paths } from '../../base/paths';
import { entryOf } from '../../assistants/index';
import { FinishedResult } from '../../assistants/shared/finished-result';
import * as styles from './hub-screen.css';
import { AiLabel } from './result/ai-label';
import { runHref } from '../../runs/run-href';

/** `/shared/{link}`: a result somebody shares, for whoever is signed in. */
export function SharedRunScreen() {
  const intl = useIntl();
  const { link = '' } = useParams();
  const shared = useQuery(queries.sharedRun(useApi(), link));
  const { data, error } = shared;
  if (data) return <Shared run={data} />;
  if (shared.isPending)
    return (
      <Container className={styles.page}>
        <SkeletonGroup label={intl.formatMessage({ id: 'shell.state.loading' })}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      </Container>
    );
  const isOff = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({
        id: isOff ? 'workspace.shared.off' : 'workspace.shared.failed',
      })}
      description={
        isOff ? (
          intl.formatMessage({ id: 'workspace.shared.offDescription' })
        ) : (
          <ErrorText error={error} />
        )
      }
      action={
        isOff ? (
          <ButtonLink href={paths.home}>
            {intl.formatMessage({ id: 'shell.action.home' })}
          </ButtonLink>
        ) : (
          <Button onClick={() => void shared.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        )
      }
    />
  );
}

function Shared({ run }: { run: SharedRun }) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const { title, sharedBy, completedAt, createdAt, ownId, assistant } = run;
  return (
    <Container className={styles.page}>
      <PageTitle page={title} />
      <PageHeader
        title={title}
        description={intl.formatMessage(
          { id: 'workspace.shared.by' },
          { name: sharedBy, time: dateTime(completedAt ?? createdAt) },
        )}
        actions={
          ownId !== null && (
            <ButtonLink href={runHref({ id: ownId, assistant })}>
              {intl.formatMessage({ id: 'workspace.shared.own' })}
            </ButtonLink>
          )
        }
      />
      <FinishedResult entry={entryOf(assistant)} result={run.result} />
      <AiLabel result={run.result} edited={run.edited} />
    </Container>
  );
}
