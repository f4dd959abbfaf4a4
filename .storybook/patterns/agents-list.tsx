import { queries, useApi } from '@constella/api-client/react';
import {
  Button,
  EmptyState,
  ErrorState,
  Identity,
  AgentTile,
  Panel,
  PanelSection,
  Skeleton,
  SkeletonGroup,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

const words = {
  title: 'Agents',
  failed: 'The agents could not be loaded',
  kept: 'Nothing is lost. It may be the connection.',
  again: 'Try again',
  none: 'No agents yet',
  begin: 'An agent is a model with a role. Three of them make a team.',
  create: 'Create an agent',
};

/** One list in all its states: the pattern every list of the application follows. */
export function AgentsList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...queries.agents(useApi()),
    retry: false,
  });
  return (
    <Panel title={words.title} padding="none">
      {isPending ? (
        <SkeletonGroup>
          {[1, 2, 3].map((row) => (
            <PanelSection key={row}>
              <Skeleton shape="block" height={36} />
            </PanelSection>
          ))}
        </SkeletonGroup>
      ) : isError ? (
        <PanelSection>
          <ErrorState
            title={words.failed}
            description={words.kept}
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {words.again}
              </Button>
            }
          />
        </PanelSection>
      ) : data.length === 0 ? (
        <PanelSection>
          <EmptyState
            title={words.none}
            description={words.begin}
            action={<Button variant="primary">{words.create}</Button>}
          />
        </PanelSection>
      ) : (
        data.map(({ id, name, type }) => (
          <PanelSection key={id}>
            <Identity media={<AgentTile type={type} />} title={name} detail={type} />
          </PanelSection>
        ))
      )}
    </Panel>
  );
}
