import { ApiError, type ModelTestAnswer, type ModelTestBody } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { ModelTestForm } from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Inline,
  Panel,
  RefreshIcon,
  Skeleton,
  SkeletonGroup,
  Stack,
  StopIcon,
  Text,
  useToast,
} from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useSession } from '../app/session';
import { RunText } from '../runs/run-text';
import { CopyButton } from './copy-button';
import { useModelSource } from './use-model-source';

interface ModelTestPanelProps {
  /** The model to begin with. */
  model?: string | undefined;
  /** The words to begin with. */
  begin?: { prompt: string; systemPrompt: string } | undefined;
  /** A question was answered. */
  onAsked?: (asked: { prompt: string; systemPrompt: string; models: readonly string[] }) => void;
}

/** One prompt for one model, and its answer (platform-client §2.9). */
export function ModelTestPanel({ model, begin, onAsked }: ModelTestPanelProps) {
  const intl = useIntl();
  const api = useApi();
  const { user } = useSession();
  const { toast } = useToast();
  const controller = useRef<AbortController>(undefined);
  const [wasStopped, setStopped] = useState(false);
  const test = useMutation({
    mutationFn: (body: ModelTestBody) => {
      controller.current = new AbortController();
      return api.testModel(body, { signal: controller.current.signal });
    },
  });
  // Nobody waits for an answer on another page.
  useEffect(() => () => controller.current?.abort(), []);

  const ask = async (body: ModelTestBody) => {
    setStopped(false);
    try {
      await test.mutateAsync(body);
      onAsked?.({
        prompt: body.prompt,
        systemPrompt: body.systemPrompt ?? '',
        models: [body.model],
      });
    } catch (error) {
      if (controller.current?.signal.aborted) {
        setStopped(true);
        test.reset();
        return;
      }
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
          defaultValues={
            model === undefined
              ? undefined
              : {
                  model,
                  ...(begin && { prompt: begin.prompt, systemPrompt: begin.systemPrompt }),
                }
          }
          draftKey={user && model === undefined ? `${user.id}.model-test` : undefined}
          onSubmit={ask}
        />
      </Panel>
      {(test.isPending || test.data) && (
        <ModelResponse
          answer={test.data}
          isBusy={test.isPending}
          onStop={() => controller.current?.abort()}
          onAgain={() => test.variables && void ask(test.variables).catch(() => undefined)}
        />
      )}
      {wasStopped && (
        <Text role="status" size={13} tone="muted">
          {intl.formatMessage({ id: 'models.test.stopped' })}
        </Text>
      )}
    </Stack>
  );
}

interface ModelResponseProps {
  answer: ModelTestAnswer | undefined;
  isBusy: boolean;
  onStop: () => void;
  onAgain: () => void;
}

function ModelResponse({ answer, isBusy, onStop, onAgain }: ModelResponseProps) {
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
      actions={
        isBusy ? (
          <Button size="small" icon={<StopIcon />} onClick={onStop}>
            {intl.formatMessage({ id: 'models.test.stop' })}
          </Button>
        ) : (
          answer && (
            <Inline gap={4}>
              <CopyButton text={answer.response} />
              <Button size="small" variant="quiet" icon={<RefreshIcon />} onClick={onAgain}>
                {intl.formatMessage({ id: 'models.test.again' })}
              </Button>
            </Inline>
          )
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
