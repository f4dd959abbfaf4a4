import type { Assistant } from '@constella/api-client';
import type { FormLayout } from '@constella/forms';
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

import { choiceText } from './choice-text';
import * as styles from './about-screen.css';
import { stepGroups } from './step-groups';

interface AboutStepsProps {
  steps: Assistant['steps'];
  /** The form with the choices some of them depend on. */
  layout: FormLayout;
}

/** An assistant's steps in order, under the choice they belong to: their names, and who does them. */
export function AboutSteps({ steps, layout }: AboutStepsProps) {
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
          const name = choice && choiceText(layout, choice.field, choice.is, intl);
          return (
            <TableBody key={choice?.is ?? ''}>
              {name !== undefined && (
                <TableRow>
                  <TableHeaderCell colSpan={2} scope="rowgroup" className={styles.choice}>
                    {name}
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
