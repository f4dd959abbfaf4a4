import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { VisuallyHidden } from '@constella/ui';
import { media } from '@constella/ui/tokens';
import type { ReactNode } from 'react';

import { useMedia } from '../base/use-media';
import { RunAgents } from './run-agents';
import { RunCost } from './run-cost';
import * as styles from './run-layout.css';
import type { RunState } from './run-state';
import { RunSteps } from './run-steps';

interface RunLayoutProps {
  task: Task;
  state: RunState;
  /** The text being written, or what came of it. */
  children: ReactNode;
}

/** A run as it happens: its steps as a rail, the text in the middle, agents and cost at the side. */
export function RunLayout({ task, state, children }: RunLayoutProps) {
  const intl = useIntl();
  const isSmall = useMedia(media.small);
  const label = intl.formatMessage({ id: 'run.steps' });
  return (
    <div className={styles.layout}>
      <section className={styles.steps} aria-label={label}>
        <div className={styles.sticky}>
          {isSmall && state.steps.length > 0 ? (
            <StepDots state={state} />
          ) : (
            <RunSteps task={task} state={state} wrapBelow="mid" />
          )}
        </div>
      </section>
      <div className={styles.center}>{children}</div>
      <div className={styles.side}>
        <div className={styles.sideStack}>
          <RunAgents task={task} state={state} />
          <RunCost task={task} state={state} />
        </div>
      </div>
    </div>
  );
}

/** The steps as dots, with the present one by its name. */
function StepDots({ state }: { state: RunState }) {
  const intl = useIntl();
  const present =
    state.steps.find((step) => step.state === 'running') ??
    state.steps.findLast((step) => step.state !== 'pending');
  const at = present ? state.steps.indexOf(present) + 1 : 0;
  return (
    <div className={styles.stepDots}>
      {state.steps.map((step) => (
        <span key={step.index} className={styles.dot} data-state={step.state} aria-hidden="true" />
      ))}
      {present && (
        <>
          <span className={styles.stepName}>{present.name}</span>
          <VisuallyHidden>
            {intl.formatMessage(
              { id: 'run.stepOf' },
              { step: at, total: state.steps.length, b: (parts) => parts },
            )}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
