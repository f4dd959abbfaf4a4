import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Inline,
  Panel,
  RefreshIcon,
  Skeleton,
  SkeletonGroup,
  StopIcon,
  Text,
} from '@constella/ui';

import { CopyButton } from '../../model-test/copy-button';
import { RunText } from '../../runs/run-text';
import type { ModelAnswer } from './use-model-answers';

interface AnswerCardProps {
  name: string;
  answer: ModelAnswer;
  onStop: () => void;
  onAgain: () => void;
}

/** One model's answer, with what it took. */
export function AnswerCard({
  name,
  answer: { state, ...found },
  onStop,
  onAgain,
}: AnswerCardProps) {
  const intl = useIntl();
  const { number, duration } = useFormats();
  const { answer, error, milliseconds } = found;
  const usage = answer?.usage;
  return (
    <Panel
      title={name}
      titleMeta={
        answer?.offline && (
          <Badge tone="outline">{intl.formatMessage({ id: 'models.test.offline' })}</Badge>
        )
      }
      footer={
        <Inline justify="between" gap={8}>
          <Text as="span" size={12} tone="muted" numeric>
            {usage &&
              milliseconds !== undefined &&
              intl.formatMessage(
                { id: 'models.beside.took' },
                {
                  tokens: number(usage.inputTokens + usage.outputTokens),
                  points: usage.points ?? 0,
                  time: duration(milliseconds),
                },
              )}
          </Text>
          <Inline gap={4}>
            {answer && <CopyButton text={answer.response} />}
            {state === 'asking' ? (
              <Button size="small" variant="quiet" icon={<StopIcon />} onClick={onStop}>
                {intl.formatMessage({ id: 'models.test.stop' })}
              </Button>
            ) : (
              <Button size="small" variant="quiet" icon={<RefreshIcon />} onClick={onAgain}>
                {intl.formatMessage({ id: 'models.test.again' })}
              </Button>
            )}
          </Inline>
        </Inline>
      }
    >
      <div role="status" aria-busy={state === 'asking'}>
        {state === 'asking' && (
          <SkeletonGroup>
            <Skeleton lines={5} />
          </SkeletonGroup>
        )}
        {state === 'stopped' && (
          <Text size={13} tone="muted">
            {intl.formatMessage({ id: 'models.test.stopped' })}
          </Text>
        )}
        {state === 'failed' && (
          <Text size={13} tone="danger">
            {error}
          </Text>
        )}
        {answer && <RunText headingLevel={3} text={answer.response} />}
      </div>
    </Panel>
  );
}
