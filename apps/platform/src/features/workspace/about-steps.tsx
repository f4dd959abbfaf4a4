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

/** An assistant's steps in order: their names, and who does them. */
export function AboutSteps({ steps }: { steps: Assistant['steps'] }) {
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
        <TableBody>
          {steps.map((step) => (
            <TableRow key={step.id}>
              <TableCell header>{step.name}</TableCell>
              <TableCell>{intl.formatMessage({ id: `workspace.role.${step.role}` })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
