import { useIntl } from '@constella/i18n/react';
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
  useDuration,
} from '@constella/ui';

import { factsLine } from '../../../base/lists/facts-line';
import { RunText } from '../../../runs/run-text';
import { CopyButton } from './copy-button';
import type { ModelAnswer } from './model-answer';
import { useFiguresText } from './use-figures-text';

interface AnswerCardProps {
  name: string;
  /** Who gave it, where the name does not say so. */
  model?: string | undefined;
  /** Rated as the best of those it was compared with. @default false */
  isBest?: boolean;
  /** Nothing may tell which model it is: not what it took, nor why it failed. @default false */
  isBlind?: boolean;
  answer: ModelAnswer;
  onStop: () => void;
  onAgain: () => void;
}

/** One model's answer as it is written, with what it took. */
export function AnswerCard({
  name,
  model,
  isBest = false,
  isBlind = false,
  answer,
  onStop,
  onAgain,
}: AnswerCardProps) {
  const intl = useIntl();
  const { state, text, offline } = answer;
  const isOpen = state === 'asking' || state === 'writing';
  return (
    <Panel
      title={name}
      titleMeta={
        <Inline gap={8}>
          {model}
          {isBest && <Badge tone="accent">{intl.formatMessage({ id: 'models.blind.best' })}</Badge>}
          {offline && !isBlind && (
            <Badge tone="outline">{intl.formatMessage({ id: 'models.test.offline' })}</Badge>
          )}
        </Inline>
      }
      footer={
        <Inline justify="between" gap={8}>
          <Text as="span" size={12} tone="muted" numeric>
            {isBlind ? (
              intl.formatMessage({ id: 'models.blind.figures' })
            ) : (
              <Took answer={answer} />
            )}
          </Text>
          <Inline gap={4}>
            {text !== '' && !isOpen && <CopyButton text={text} />}
            {isOpen ? (
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
      <Stack gap={8}>
        {/* Busy: it is read out when it is whole, not word by word. */}
        <div role="status" aria-busy={isOpen}>
          {state === 'asking' && (
            <SkeletonGroup>
              <Skeleton lines={5} />
            </SkeletonGroup>
          )}
          {text !== '' && <RunText headingLevel={3} text={text} isWriting={state === 'writing'} />}
          {state === 'stopped' && (
            <Text size={13} tone="muted">
              {intl.formatMessage({
                id: text === '' ? 'models.test.stopped' : 'models.beside.stopped',
              })}
            </Text>
          )}
        </div>
        <div role="alert">
          {state === 'failed' && (
            <Text size={13} tone="danger">
              {isBlind
                ? intl.formatMessage({ id: 'models.blind.failed' })
                : answer.error || intl.formatMessage({ id: 'errors.modelTest.fallback' })}
            </Text>
          )}
        </div>
      </Stack>
    </Panel>
  );
}

/** Figures of an answer so far: the first word, the whole, tokens and points. */
function Took({ answer: { figures, firstToken, milliseconds } }: { answer: ModelAnswer }) {
  const intl = useIntl();
  const duration = useDuration();
  const figuresText = useFiguresText();
  if (figures) return figuresText(figures);
  return factsLine([
    ...(firstToken === undefined
      ? []
      : [intl.formatMessage({ id: 'models.beside.firstToken' }, { time: duration(firstToken) })]),
    ...(milliseconds === undefined
      ? []
      : [intl.formatMessage({ id: 'models.beside.whole' }, { time: duration(milliseconds) })]),
  ]);
}
