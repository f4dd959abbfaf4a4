import { queries, useApi, useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Inline, useToast } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { useErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import type { WatchedRun } from '../../runs/use-run';
import * as styles from './message-stream.css';

interface QuotaActionsProps {
  /** The agent whose model takes no requests. */
  agentId: number;
  retry: WatchedRun['retry'];
}

/** Ways on from a used-up quota: another model for the agent and the run once more, or its settings. */
export function QuotaActions({ agentId, retry }: QuotaActionsProps) {
  const intl = useIntl();
  const calls = useCalls();
  const errorText = useErrorText();
  const { toast } = useToast();
  const agent = useQuery(queries.agents(useApi())).data?.find(({ id }) => id === agentId);
  const allow = useMutation({
    mutationFn: () => calls.updateAgent(agentId, { allowFallback: true }),
    onSuccess: () => retry.mutate(),
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'run.actionFailed' }),
        description: errorText(error),
      }),
  });
  return (
    <Inline gap={8} className={styles.ways}>
      {/* Where it is allowed already there was no other model. */}
      {agent?.settings.allowFallback === false && (
        <Button
          size="small"
          busy={allow.isPending || retry.isPending}
          onClick={() => allow.mutate()}
        >
          {intl.formatMessage({ id: 'run.quota.allow' })}
        </Button>
      )}
      <ButtonLink
        size="small"
        className={styles.way}
        href={`${paths.agents}?tab=manage&agent=${agentId}`}
      >
        {intl.formatMessage({ id: 'agents.open' })}
      </ButtonLink>
    </Inline>
  );
}
