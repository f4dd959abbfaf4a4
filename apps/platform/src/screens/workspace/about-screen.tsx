import { queries, useApi } from '@constella/api-client/react';
import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Container,
  ErrorState,
  KeyValue,
  PageHeader,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  useDuration,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { PageTitle } from '../../base/page';
import { paths } from '../../base/paths';
import type { AssistantEntry, AssistantParts } from '../../assistants/shared/assistant';
import { useToolName } from '../../runs/use-tool-name';
import { AboutSteps } from './about-steps';
import * as styles from './hub-screen.css';

interface AboutScreenProps {
  entry: AssistantEntry;
  base: string;
  /** There once the texts of the assistant are. */
  parts: AssistantParts | undefined;
}

/** `/about`: what an assistant does, step by step, with which tools, and what it costs. */
export function AboutScreen({ entry, base, parts }: AboutScreenProps) {
  const intl = useIntl();
  const { list } = useFormats();
  const duration = useDuration();
  const toolName = useToolName();
  // A name of the reader's; what another server calls its own stays as it says.
  const recordName = (name: string) => {
    const id = `workspace.record.${name}`;
    return id in intl.messages ? intl.formatMessage({ id: id as MessageId }) : name;
  };
  const assistants = useQuery(queries.assistants(useApi()));
  const known = assistants.data?.find(({ id }) => id === entry.id);
  // Its own title may be among texts that are on their way.
  const area = intl.formatMessage({ id: parts ? entry.title : entry.screen });
  const title = intl.formatMessage({ id: 'shell.title.aboutArea' }, { area });
  const tools = [...new Set(known?.steps.flatMap((step) => step.tools))];
  return (
    <Container width="reading" className={styles.page}>
      <PageTitle page={title} />
      <PageHeader
        breadcrumb={
          <Breadcrumb
            label={intl.formatMessage({ id: 'run.breadcrumb' })}
            items={[
              { label: area, href: base },
              { label: intl.formatMessage({ id: 'workspace.about.link' }) },
            ]}
          />
        }
        title={title}
        description={intl.formatMessage({ id: entry.about })}
        actions={
          <>
            <ButtonLink href={paths.example(entry.id)}>
              {intl.formatMessage({ id: 'workspace.example.open' })}
            </ButtonLink>
            <ButtonLink variant="primary" href={`${base}/new`}>
              {intl.formatMessage({ id: 'workspace.new' })}
            </ButtonLink>
          </>
        }
      />
      {known && parts ? (
        <Stack gap={16}>
          <AboutSteps steps={known.steps} layout={parts.layout} />
          <Panel title={intl.formatMessage({ id: 'workspace.about.facts' })}>
            <KeyValue
              items={[
                {
                  label: intl.formatMessage({ id: 'workspace.about.cost' }),
                  value: intl.formatMessage(
                    { id: 'workspace.about.costText' },
                    { points: known.basePoints },
                  ),
                },
                {
                  label: intl.formatMessage({ id: 'workspace.about.time' }),
                  value: duration(known.timeoutSeconds * 1000),
                },
                {
                  label: intl.formatMessage({ id: 'workspace.about.tools' }),
                  value:
                    tools.length > 0
                      ? list(tools.map((tool) => toolName(tool) ?? tool))
                      : intl.formatMessage({ id: 'workspace.about.noTools' }),
                },
                {
                  label: intl.formatMessage({ id: 'workspace.about.records' }),
                  value: list(['tasks', ...known.records].map(recordName)),
                },
              ]}
            />
          </Panel>
        </Stack>
      ) : known || assistants.isPending ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      ) : (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'workspace.about.failed' })}
          action={
            <Button onClick={() => void assistants.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      )}
    </Container>
  );
}
