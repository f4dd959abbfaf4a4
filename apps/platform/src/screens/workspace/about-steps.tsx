import type { Assistant } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import type { AssistantEntry } from '../../assistants/shared/assistant';
import * as styles from './hub-screen.css';
import { stepGroups } from './step-counts';

interface AboutStepsProps {
  steps: Assistant['steps'];
  /** Names a choice some of them depend on. */
  choiceOf: AssistantEntry['stepChoice'];
}

/** An assistant's steps in order, under the choice they belong to: their names, and who does them. */
export function AboutSteps({ steps, choiceOf }: AboutStepsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'run.steps' });
  return (
    <Panel
      title={label}
      padding="none"
      // The table has the name: two regions of one name cannot be told apart.
      aria-labelledby={undefined}
    >
      <Table label={label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{intl.formatMessage({ id: 'workspace.about.step' })}</TableHeaderCell>
            <TableHeaderCell>{intl.formatMessage({ id: 'workspace.about.role' })}</TableHeaderCell>
          </TableRow>
        </TableHead>
        {stepGroups(steps).map(({ choice, steps: members }) => {
          const name = choice === undefined ? undefined : choiceOf?.(choice);
          return (
            <TableBody key={choice ?? ''}>
              {name !== undefined && (
                <TableRow>
                  <TableHeaderCell colSpan={2} scope="rowgroup" className={styles.choice}>
                    {intl.formatMessage({ id: name })}
                  </TableHeaderCell>
                </TableRow>
              )}
              {members.map((step) => (
                <TableRow key={step.id}>
                  <TableCell header>{step.name}</TableCell>
                  <TableCell>{intl.formatMessage({ id: `workspace.role.${step.role}` })}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          );
        })}
      </Table>
    </Panel>
  );
}
