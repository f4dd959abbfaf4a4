import type { AssistantResult, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { ArrowRightIcon, Button, ButtonLink, Inline, Panel, Stack, Text } from '@constella/ui';

import * as styles from './flow-screen.css';

interface FollowUpsProps {
  task: Task;
  result: AssistantResult<'cognitive-flow'>;
  onFollowUp: (question: string) => void;
}

/** Questions that could come next, and the assistants that could go on. */
export function FollowUps({ task, result, onFollowUp }: FollowUpsProps) {
  const intl = useIntl();
  const { followUps, suggestion } = result;
  // A stored result may be older than this part.
  const { also = [] } = result as Partial<Pick<typeof result, 'also'>>;
  if (followUps.length === 0 && !suggestion) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'flow.followUps' })}>
      <Stack gap={16}>
        <ul className={styles.followUps}>
          {followUps.map((question) => (
            <li key={question}>
              <Button
                variant="quiet"
                className={styles.followUp}
                onClick={() => onFollowUp(question)}
              >
                <bdi>{question}</bdi>
              </Button>
            </li>
          ))}
        </ul>
        {suggestion && (
          <Inline gap={12}>
            {[suggestion, ...also].map(({ assistant, path, name }) => (
              // Its screen reads the form's values out of this run.
              <ButtonLink
                key={assistant}
                variant="secondary"
                iconEnd={<ArrowRightIcon />}
                href={`${path}/new?from=${task.id}`}
              >
                {intl.formatMessage({ id: 'flow.continue' }, { assistant: name })}
              </ButtonLink>
            ))}
            <Text as="span" size={12} tone="muted">
              {intl.formatMessage({ id: 'flow.continueHint' })}
            </Text>
          </Inline>
        )}
      </Stack>
    </Panel>
  );
}
