import { useIntl } from '@constella/i18n/react';
import { Button, DownloadIcon, useToast } from '@constella/ui';
import { useState } from 'react';

import { csvText, type CsvCell } from '../base/csv';
import { download, fileName } from '../base/download';
import { useErrorText } from '../base/error-text';
import { resolvedColumn } from './columns';
import type { Column } from './column';
import type { AskedRows, RowSource } from './row-source';
import type { Section } from './section';
import { useRecordTools } from './use-record-tools';
import { useColumnValue, useValueText } from './use-value-text';

interface CsvButtonProps<Row> {
  section: Section<Row>;
  all: NonNullable<RowSource<Row>['all']>;
  asked: AskedRows;
}

/** The whole list as it is filtered and sorted, as a file for spreadsheets. */
export function CsvButton<Row>({ section, all, asked }: CsvButtonProps<Row>) {
  const intl = useIntl();
  const tools = useRecordTools();
  const { toast } = useToast();
  const errorText = useErrorText();
  const cellOf = useCsvCell(section);
  const [busy, setBusy] = useState(false);
  const { columns, texts } = section;
  const title = intl.formatMessage({ id: texts.title });
  const save = async () => {
    setBusy(true);
    try {
      const lines: CsvCell[][] = [columns.map(({ label }) => intl.formatMessage({ id: label }))];
      for await (const row of all(tools, asked)) lines.push(columns.map((one) => cellOf(one, row)));
      download(new Blob([csvText(lines, intl)], { type: 'text/csv' }), fileName(title, 'csv'));
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'records.csvFailed' }),
        description: errorText(error),
      });
    }
    setBusy(false);
  };
  return (
    <Button size="small" icon={<DownloadIcon />} busy={busy} onClick={() => void save()}>
      {intl.formatMessage({ id: 'records.csv' })}
    </Button>
  );
}

/** A cell of the file: numbers and days as they are, all else in words. */
function useCsvCell<Row>({ source }: Section<Row>): (column: Column<Row>, row: Row) => CsvCell {
  const valueOf = useColumnValue();
  const textOf = useValueText();
  return (column, row) => {
    const resolved = resolvedColumn(column, source);
    const value = valueOf(column, row);
    if (value === null || value === undefined) return '';
    if (typeof value === 'number') return value;
    const isDay = resolved.kind === 'day' || resolved.kind === 'moment';
    return isDay && typeof value === 'string' ? value : textOf(resolved, value);
  };
}
