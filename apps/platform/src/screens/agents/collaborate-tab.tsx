import { ApiError, type Agent, type RunExtras, type TaskBody } from '@constella/api-client';
import { together, useCalls } from '@constella/api-client/react';
import { CollaborationTaskForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, Skeleton, SkeletonGroup, Stack, useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { ExampleOffer } from '../../assistants/shared/example/example-offer';
import { OfflineLine } from '../../runs/offline-line';
import { fileTarget, RunFilesButton } from '../../runs/run-files';
import { focusSubmit } from '../../runs/focus-submit';
import { useExampleRequest } from '../../runs/use-example-request';
import { useRunFiles } from '../../runs/use-run-files';
import * as styles from './agents-screen.css';
import { CollaborationPrice } from './collaboration-price';

interface CollaborateTabProps {
  agents: readonly Agent[];
  onCreate: () => void;
}

/** A team that begins with one of the agents, at its head if it can lead. */
const teamOf = ({ id, type }: Agent) => ({
  agentsInvolved: [id],
  ...(type === 'coordinator' && { coordinatorId: id }),
});

/** The words of an example's task; its agents are nobody's. */
const textsOf = ({ title, description }: Readonly<Record<string, unknown>>) => ({
  title: String(title),
  description: String(description),
});

/** A task for several agents: created, started, and opened where it can be watched. */
export function CollaborateTab({ agents, onCreate }: CollaborateTabProps) {
  const intl = useIntl();
  const api = useCalls();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const { toast } = useToast();

  const example = useExampleRequest('collaboration');
  // What is filled in from elsewhere does not touch what was begun here.
  const [params] = useSearchParams();
  const named = agents.find(({ id }) => String(id) === params.get('agent'));
  const source = example.request ? '.example' : named ? `.agent.${named.id}` : '';
  const draftKey = user ? `${user.id}.task${source}` : undefined;
  const files = useRunFiles(undefined, draftKey);
  const reasonOf = (error: unknown) => (error instanceof ApiError ? error.detail : '');
  const createAndStart = async (body: TaskBody & RunExtras) => {
    const task = await api
      .createRun('collaboration', body, { start: false })
      .catch((error: unknown) => {
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'errors.task.createTitle' }),
          description: reasonOf(error) || intl.formatMessage({ id: 'errors.task.createFallback' }),
        });
        throw error;
      });
    toast({ tone: 'success', title: intl.formatMessage({ id: 'errors.task.created' }) });
    // A run that did not start is kept and can be started from its own page, which is opened.
    await api.startTask(task.id).catch((error: unknown) =>
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'errors.task.startFailed' }),
        description: `${intl.formatMessage({ id: 'errors.task.notStarted' })} ${reasonOf(error)}`,
      }),
    );
    return task.id;
  };
  const submit = async (body: TaskBody) => {
    const request = { ...body, ...(await files.settled()) };
    const id = await together(queryClient, () => createAndStart(request));
    files.reset();
    void navigate(paths.run(id));
  };
  return (
    <div className={styles.columns}>
      <div {...fileTarget(files)} key={source} ref={example.request ? focusSubmit : undefined}>
        {/* A form reads once what it begins with. */}
        {example.isLoading ? (
          <SkeletonGroup>
            <Skeleton lines={8} />
          </SkeletonGroup>
        ) : (
          <CollaborationTaskForm
            agents={agents.map(({ id, name, type, status, settings }) => ({
              id,
              name,
              type,
              status,
              specialization: settings.specialization,
            }))}
            surface="bleed"
            draftKey={draftKey}
            defaultValues={example.request ? textsOf(example.request) : named && teamOf(named)}
            createAgentAction={
              <Button size="small" onClick={onCreate}>
                {intl.formatMessage({ id: 'agents.tab.create' })}
              </Button>
            }
            price={
              <Stack gap={4}>
                <Inline>
                  <RunFilesButton files={files} />
                </Inline>
                <CollaborationPrice />
                <OfflineLine />
              </Stack>
            }
            onSubmit={submit}
          />
        )}
      </div>
      <div className={styles.aside}>
        <ExampleOffer assistant="collaboration" />
      </div>
    </div>
  );
}
