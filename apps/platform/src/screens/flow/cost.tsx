import type { AssistantRequest } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Inline, Link, Text } from '@constella/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { paths } from '../../base/paths';

/** The cost of a question: what it asks does not change that, who thinks along and what writes does. */
export function Cost({ model }: { model: string }) {
  const intl = useIntl();
  const api = useApi();
  const agents = useWatch<AssistantRequest<'cognitive-flow'>, 'agents'>({ name: 'agents' }) ?? [];
  const { data } = useQuery({
    ...queries.estimateRun(
      api,
      'cognitive-flow',
      { question: '?', agents: agents.toSorted((a, b) => a - b) },
      model,
    ),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { points, balance, missing } = data;
  return missing > 0 ? (
    <Inline as="span" gap={8}>
      <Text as="span" size={12} tone="danger">
        {intl.formatMessage({ id: 'flow.missing' }, { missing })}
      </Text>
      <Link href={paths.membership}>{intl.formatMessage({ id: 'flow.getPoints' })}</Link>
    </Inline>
  ) : (
    <Text as="span" size={12} tone="muted" numeric>
      {intl.formatMessage({ id: 'flow.estimate' }, { points, balance })}
    </Text>
  );
}
