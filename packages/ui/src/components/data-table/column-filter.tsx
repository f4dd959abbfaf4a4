'use client';

import { type FormEvent, useRef, useState } from 'react';

import { RemoteTrigger } from '../../a11y/remote-trigger.js';
import { useUi } from '../../provider/ui-context.js';
import { Button } from '../button/button.js';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.js';
import { formatNumber, parseNumber } from '../private/number-text.js';
import { Popover } from '../popover/popover.js';
import { TextField } from '../text-field/text-field.js';
import type { DataTableColumn, DataTableFilterKind } from './column.js';
import { useHead } from './data-table-context.js';
import type { DataTableFilterValue, DataTableRange } from './filter-rows.js';
import * as styles from './toolbar.css.js';

interface ColumnFilterProps<Row> {
  column: DataTableColumn<Row>;
  filter: DataTableFilterKind;
  value: DataTableFilterValue | undefined;
  /** Undefined takes the filter away. */
  onValueChange: (value: DataTableFilterValue | undefined) => void;
  /** The button in the column's head. */
  target: HTMLElement;
  open: boolean;
  onClose: () => void;
}

/** A few fields beside a column's head; what is entered takes effect at once. */
export function ColumnFilter<Row>({
  column,
  filter,
  value,
  onValueChange,
  target,
  open,
  onClose,
}: ColumnFilterProps<Row>) {
  const { labels: ui } = useUi();
  const { labels } = useHead<Row>();
  const ref = useRef<HTMLElement>(target);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Popover
      trigger={<RemoteTrigger target={ref} />}
      title={labels.filterBy({ column: column.header })}
      size="small"
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {filter.kind === 'text' && (
          <TextField
            label={labels.contains}
            size="small"
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )}
        {filter.kind === 'choice' && (
          <CheckboxGroup
            label={column.header}
            labelHidden
            options={filter.options}
            value={Array.isArray(value) ? (value as readonly string[]) : []}
            onValueChange={onValueChange}
          />
        )}
        {filter.kind === 'range' && (
          <RangeFields
            value={
              typeof value === 'object' && !Array.isArray(value) ? (value as DataTableRange) : {}
            }
            onValueChange={onValueChange}
          />
        )}
        <div className={styles.formActions}>
          <Button
            type="button"
            size="small"
            variant="quiet"
            onClick={() => onValueChange(undefined)}
          >
            {ui.clear}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

function RangeFields({
  value,
  onValueChange,
}: {
  value: DataTableRange;
  onValueChange: (value: DataTableRange) => void;
}) {
  const { locale } = useUi();
  const { labels } = useHead();
  const written = (number = Number.NaN) => formatNumber(number, locale, 1, { useGrouping: false });
  const numberIn = (text: string) => parseNumber(text, locale);
  // Half a number ("1.") is not one yet, so the text is kept as it is typed.
  const [text, setText] = useState({ min: written(value.min), max: written(value.max) });
  const cleared = value.min === undefined && value.max === undefined;
  const field = (end: 'min' | 'max') => ({
    size: 'small' as const,
    inputMode: 'decimal' as const,
    value: cleared && numberIn(text[end]) !== undefined ? '' : text[end],
    onChange: (event: { target: { value: string } }) => {
      const next = { ...text, ...(cleared && emptied), [end]: event.target.value };
      setText(next);
      onValueChange({ min: numberIn(next.min), max: numberIn(next.max) });
    },
  });
  return (
    <>
      <TextField label={labels.minimum} {...field('min')} />
      <TextField label={labels.maximum} {...field('max')} />
    </>
  );
}

const emptied = { min: '', max: '' };
