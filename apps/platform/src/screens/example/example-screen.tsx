import { ApiError, type FinishedExample } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Accordion,
  AccordionItem,
  Button,
  ButtonLink,
  Callout,
  Container,
  ErrorState,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { entryOf } from '../../assistants/index';
import { FinishedResult } from '../../assistants/shared/finished-result';
import { ErrorText } from '../../base/error-text';
import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { RunText } from '../../runs/run-text';
import { SourceList } from '../../runs/source-list';
import { startPath } from '../../runs/start-path';
import * as styles from './example-screen.css';
import { writtenParts } from './written-parts';

/** `/examples/{assistant}`: a finished run that shows what an assistant delivers, for everybody. */
export function ExampleScreen() {
  const intl = useIntl();
  const { assistant = '' } = useParams();
  const example = useQuery(queries.assistantExample(useApi(), assistant));
  if (example.data) return <Example example={example.data} />;
  if (example.isPending)
    return (
      <Container className={styles.page}>
        <SkeletonGroup label={intl.formatMessage({ id: 'shell.state.loading' })}>
          <Skeleton shape="block" height="100dvh" />
        </SkeletonGroup>
      </Container>
    );
  if (example.error instanceof ApiError && example.error.status === 404) return <NotFoundScreen />;
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({ id: 'workspace.example.failed' })}
      description={<ErrorText error={example.error} />}
      action={
        <Button busy={example.isFetching} onClick={() => void example.refetch()}>
          {intl.formatMessage({ id: 'shell.action.retry' })}
        </Button>
      }
    />
  );
}

function Example({ example }: { example: FinishedExample }) {
  const intl = useIntl();
  const { assistant, title, about, result } = example;
  return (
    <Container className={styles.page}>
      <PageTitle page={title} />
      <PageHeader
        title={title}
        description={about}
        actions={
          <ButtonLink variant="primary" href={startPath(assistant)}>
            {intl.formatMessage({ id: 'workspace.example.start' })}
          </ButtonLink>
        }
      />
      <Stack gap={16}>
        <Callout title={intl.formatMessage({ id: 'workspace.example.title' })}>
          {intl.formatMessage({ id: 'workspace.example.note' })}
        </Callout>
        <FinishedResult entry={entryOf(assistant)} result={result} request={example.request} />
        <Panel title={intl.formatMessage({ id: 'workspace.example.sources' })}>
          <SourceList sources={result.sources ?? []} />
        </Panel>
        <Panel title={intl.formatMessage({ id: 'workspace.example.process' })}>
          <Accordion multiple>
            {writtenParts(example).map(({ id, step, agent, text }) => (
              <AccordionItem key={id} value={id} title={agent ? `${step} · ${agent}` : step}>
                <RunText headingLevel={4} text={text} />
              </AccordionItem>
            ))}
          </Accordion>
        </Panel>
      </Stack>
    </Container>
  );
}
