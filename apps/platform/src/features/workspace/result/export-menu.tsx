import type { RunResult, Task } from '@constella/api-client';
import { useFormats, useIntl, useLocale } from '@constella/i18n/react';
import {
  Button,
  CopyIcon,
  DownloadIcon,
  DropdownMenu,
  FileTextIcon,
  CodeIcon,
  MenuItem,
  MenuSeparator,
  PrinterIcon,
  TableIcon,
  useToast,
} from '@constella/ui';
import { lazy, Suspense, useState } from 'react';

import type { AssistantParts } from '../../../assistants/assistant';
import type { ResultDocument } from '../../../assistants/result-document';
import { documentCsv, hasTables } from '../export/document-csv';
import { documentMarkdown } from '../export/document-markdown';
import { download, fileName } from '../../../app/download';
import { provenanceLines, withProvenance } from '../export/provenance';
import { useResultText } from './use-result-text';

const PrintedDocument = lazy(() =>
  import('../export/printed-document').then((m) => ({ default: m.PrintedDocument })),
);

interface ExportMenuProps {
  parts: AssistantParts;
  task: Task;
  result: RunResult;
}

/** A result as a file, on paper or in the clipboard: all from one document, each with its origin. */
export function ExportMenu({ parts, task, result }: ExportMenuProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { dateTime } = useFormats();
  const { toast } = useToast();
  const { documentOf } = useResultText(parts);
  const [printed, setPrinted] = useState<ResultDocument>();

  const origin = {
    result,
    edited: task.edited ?? [],
    version: task.version ?? 1,
    time: dateTime(task.completedAt ?? task.createdAt),
  };
  const made = () => {
    const lines = provenanceLines(origin, intl);
    return { lines, document: withProvenance(documentOf(result), lines, intl) };
  };
  const keep = (content: BlobPart | Blob, type: string, extension: string) =>
    download(
      content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }),
      fileName(task.title, extension),
    );
  const attempt = (make: () => void | Promise<void>) => () => {
    Promise.resolve()
      .then(make)
      .catch((error: unknown) =>
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'workspace.export.failed' }),
          description: error instanceof Error ? error.message : String(error),
        }),
      );
  };
  const files = {
    markdown: () => keep(documentMarkdown(made().document), 'text/markdown', 'md'),
    json: () =>
      keep(
        JSON.stringify(
          {
            title: task.title,
            assistant: task.assistant,
            aiGenerated: true,
            model: result.model ?? null,
            offline: result.offline ?? false,
            createdAt: task.completedAt ?? task.createdAt,
            version: origin.version,
            editedByPerson: origin.edited,
            sources: result.sources ?? [],
            result,
          },
          null,
          2,
        ),
        'application/json',
        'json',
      ),
    csv: () => keep(documentCsv(documentOf(result), made().lines), 'text/csv', 'csv'),
    docx: async () => {
      const { documentDocx } = await import('../export/document-docx');
      keep(await documentDocx(made().document, locale), '', 'docx');
    },
    copy: async () => {
      await navigator.clipboard.writeText(documentMarkdown(made().document));
      toast({ tone: 'success', title: intl.formatMessage({ id: 'workspace.export.copied' }) });
    },
  };
  const label = intl.formatMessage({ id: 'workspace.export.menu' });
  return (
    <>
      <DropdownMenu
        align="end"
        label={label}
        trigger={
          <Button size="small" variant="quiet" icon={<DownloadIcon />}>
            {label}
          </Button>
        }
      >
        <MenuItem icon={<CopyIcon />} onSelect={attempt(files.copy)}>
          {intl.formatMessage({ id: 'workspace.export.copy' })}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<FileTextIcon />} onSelect={attempt(files.markdown)}>
          {intl.formatMessage({ id: 'workspace.export.markdown' })}
        </MenuItem>
        <MenuItem icon={<FileTextIcon />} onSelect={attempt(files.docx)}>
          {intl.formatMessage({ id: 'workspace.export.docx' })}
        </MenuItem>
        {hasTables(documentOf(result)) && (
          <MenuItem icon={<TableIcon />} onSelect={attempt(files.csv)}>
            {intl.formatMessage({ id: 'workspace.export.csv' })}
          </MenuItem>
        )}
        <MenuItem icon={<CodeIcon />} onSelect={attempt(files.json)}>
          {intl.formatMessage({ id: 'workspace.export.json' })}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<PrinterIcon />} onSelect={() => setPrinted(made().document)}>
          {intl.formatMessage({ id: 'workspace.export.print' })}
        </MenuItem>
      </DropdownMenu>
      {printed && (
        <Suspense>
          <PrintedDocument document={printed} onPrinted={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </>
  );
}
