import type { AgentFields } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  DiffView,
  Panel,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import * as styles from './agent-versions.css';
import { fieldWords, useFieldText, type AgentField } from './agent-words';

interface State {
  /** Its name. */
  title: string;
  agent: AgentFields;
}

/** Differences between two states of an agent: fields in words, the system prompt line by line. */
export function AgentDifference({ before, after }: { before: State; after: State }) {
  const intl = useIntl();
  const textOf = useFieldText();
  const short = (Object.keys(fieldWords) as AgentField[])
    .filter((field) => field !== 'systemPrompt')
    .map((field) => ({
      field,
      old: textOf(before.agent, field),
      now: textOf(after.agent, field),
    }))
    .filter(({ field, old, now }) =>
      // Two models may have one name.
      field === 'model' ? before.agent.model !== after.agent.model : old !== now,
    );
  const { systemPrompt: oldPrompt = '' } = before.agent;
  const { systemPrompt: prompt = '' } = after.agent;
  const label = intl.formatMessage({ id: 'agents.versions.fields' });
  if (short.length === 0 && oldPrompt === prompt)
    return <Text tone="muted">{intl.formatMessage({ id: 'agents.versions.same' })}</Text>;
  return (
    <Stack gap={16}>
      {short.length > 0 && (
        <Panel padding="none">
          <Table label={label} className={styles.difference}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>
                  {intl.formatMessage({ id: 'agents.versions.field' })}
                </TableHeaderCell>
                <TableHeaderCell>{before.title}</TableHeaderCell>
                <TableHeaderCell>{after.title}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {short.map(({ field, old, now }) => (
                <TableRow key={field}>
                  <TableCell header>{intl.formatMessage({ id: fieldWords[field] })}</TableCell>
                  <TableCell>
                    <del className={styles.old} dir="auto">
                      {old}
                    </del>
                  </TableCell>
                  <TableCell>
                    <ins className={styles.now} dir="auto">
                      {now}
                    </ins>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Panel>
      )}
      {oldPrompt !== prompt && (
        <DiffView
          title={intl.formatMessage({ id: fieldWords.systemPrompt })}
          before={oldPrompt}
          after={prompt}
        />
      )}
    </Stack>
  );
}
