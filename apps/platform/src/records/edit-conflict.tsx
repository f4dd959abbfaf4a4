import type { FieldLayout, FormLayout } from '@constella/forms';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  Inline,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import { plainColumn } from './columns';
import type { RowValues } from './section';
import { useValueText } from './use-value-text';

interface EditConflictProps {
  layout: FormLayout;
  /** The row as it is now. */
  theirs: RowValues;
  /** What was typed. */
  mine: RowValues;
  onTheirs: () => void;
  onMine: () => void;
}

const fieldsOf = ({ sections }: FormLayout): FieldLayout[] =>
  sections
    .flatMap((section) => ('fields' in section ? section.fields : []))
    .flatMap((entry) => (typeof entry === 'object' && 'row' in entry ? entry.row : [entry]))
    .map((entry) => (typeof entry === 'object' ? entry : { name: entry }));

/** Somebody else changed the row meanwhile: both versions, and whose counts is for the reader to say. */
export function EditConflict({ layout, theirs, mine, onTheirs, onMine }: EditConflictProps) {
  const intl = useIntl();
  const textOf = useValueText();
  const different = fieldsOf(layout).filter(
    ({ name }) => JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]),
  );
  const labelOf = ({ name, label = `${layout.labels}.${name}` as MessageId }: FieldLayout) =>
    typeof label === 'string' ? intl.formatMessage({ id: label }) : label.text;
  return (
    <Callout
      tone="warning"
      role="alert"
      title={intl.formatMessage({ id: 'records.conflict' })}
      action={
        <Inline gap={8}>
          <Button size="small" onClick={onTheirs}>
            {intl.formatMessage({ id: 'records.conflict.takeTheirs' })}
          </Button>
          <Button size="small" variant="primary" onClick={onMine}>
            {intl.formatMessage({ id: 'records.conflict.saveMine' })}
          </Button>
        </Inline>
      }
    >
      <Table label={intl.formatMessage({ id: 'records.conflict' })}>
        <TableHead>
          <TableRow>
            {(['field', 'theirs', 'mine'] as const).map((head) => (
              <TableHeaderCell key={head}>
                {intl.formatMessage({ id: `records.conflict.${head}` })}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {different.map((field) => (
            <TableRow key={field.name}>
              <TableCell header>{labelOf(field)}</TableCell>
              <TableCell dir="auto">{textOf(plainColumn(field.name), theirs[field.name])}</TableCell>
              <TableCell dir="auto">{textOf(plainColumn(field.name), mine[field.name])}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Callout>
  );
}
