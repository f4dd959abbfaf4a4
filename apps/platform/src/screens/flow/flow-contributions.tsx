import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AgentTile, Identity, Panel, Stack } from '@constella/ui';

import type { RunState } from '../../runs/run-state';
import { RunText } from '../../runs/run-text';
import { contributionsOf } from '../../assistants/cognitive-flow/contributions';
import * as styles from './flow-screen.css';

/** Answers of one's own agents to the question. */
export function FlowContributions({ task, state }: { task: Task; state: RunState }) {
  const intl = useIntl();
  const said = contributionsOf(task, state);
  if (said.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'flow.contributions' })}>
      <Stack gap={16}>
        {said.map(({ key, agent, text }) => (
          <div key={key} className={styles.contribution}>
            <Identity media={<AgentTile type={agent.type} size={28} />} title={agent.name} />
            <RunText headingLevel={3} text={text} />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
