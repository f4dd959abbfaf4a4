import { ApiError, type ModelTestAnswer, type ModelTestBody } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { ModelTestForm } from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Badge, Panel, SkeletonGroup, Skeleton, Stack, Text, useToast } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';

import { useSession } from '../app/session';
import { RunText } from '../runs/run-text';
import { useModelSource } from './use-model-source';

/** One prompt for one model, and its answer (platform-client §2.9). */
export function ModelTestPanel({ model }: { model?: string }) {
  const intl = useIntl();
  const api = useApi();
  const { user } = useSession();
  const { toast } = useToast();
  const test = useMutation({ mutationFn: (body: ModelTestBody) => api.testModel(body) });

  const ask = async (body: ModelTestBody) => {
    try {
      await test.mutateAsync(body);
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'errors.modelTest.title' }),
        description:
          (error instanceof ApiError && error.detail) ||
          intl.formatMessage({ id: 'errors.modelTest.fallback' }),
      });
      throw error;
    }
  };
  return (
    <Stack gap={16}>
      <Panel title={intl.formatMessage({ id: 'models.test.title' })}>
        <ModelTestForm
          key={model}
          {...useModelSource()}
          defaultValues={model === undefined ? undefined : { model }}
          draftKey={user && model === undefined ? `${user.id}.model-test` : undefined}
          onSubmit={ask}
        />
      </Panel>
      {(test.isPending || test.data) && (
        <ModelResponse answer={test.data} isBusy={test.isPending} />
      )}
    </Stack>
  );
}

function ModelResponse({
  answer,
  isBusy,
}: {
  answer: ModelTestAnswer | undefined;
  isBusy: boolean;
}) {
  const intl = useIntl();
  const { number } = useFormats();
  const usage = answer?.usage;
  return (
    <Panel
      title={intl.formatMessage({ id: 'models.test.response' })}
      titleMeta={
        answer?.offline && (
          <Badge tone="outline">{intl.formatMessage({ id: 'models.test.offline' })}</Badge>
        )
      }
      footer={
        usage && (
          <Text as="span" size={12} tone="muted" numeric>
            {intl.formatMessage(
              { id: 'models.test.usage' },
              {
                tokens: number(usage.inputTokens + usage.outputTokens),
                points: usage.points ?? 0,
              },
            )}
          </Text>
        )
      }
    >
      <div role="status" aria-busy={isBusy}>
        {isBusy || !answer ? (
          <SkeletonGroup>
            <Skeleton lines={4} />
          </SkeletonGroup>
        ) : (
          <RunText headingLevel={3} text={answer.response} />
        )}
      </div>
    </Panel>
  );
}
