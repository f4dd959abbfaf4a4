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
  type ButtonProps,
} from '@constella/ui';
import { Suspense, useState } from 'react';

import { ErrorText } from '../../base/error-text';
import { download, fileName } from '../../base/download';
import { lazyPart } from '../../base/loading/lazy-part';
import type { ResultDocument } from '../result-document';
import { documentCsv, hasTables } from './document-csv';
import { documentMarkdown } from './document-markdown';
import {
  originFields,
  provenanceLines,
  withProvenance,
  type Origin,
  type PartNames,
} from './provenance';

const PrintedDocument = lazyPart(() => import('./printed-document').then((m) => m.PrintedDocument));

interface ExportMenuProps {
  /** The files' name. */
  title: string;
  document: ResultDocument;
  origin: Origin;
  /** Names of the result's parts. @default a part has no name of its own */
  partNames?: PartNames | undefined;
  /** Fields of the file for programs besides its title and origin. */
  fields: Readonly<Record<string, unknown>>;
  /** A file in a format of the result's own. */
  more?: { label: string; extension: string; made: () => string } | undefined;
  /** How the button is drawn. */
  button?: Pick<ButtonProps, 'size' | 'variant'>;
}

/** A document as a file, on paper or in the clipboard, each with its origin. */
export function ExportMenu({
  title,
  document,
  origin,
  partNames,
  fields,
  more,
  button,
}: ExportMenuProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { dateTime } = useFormats();
  const { toast } = useToast();
  const [printed, setPrinted] = useState<ResultDocument>();

  const made = () => {
    const lines = provenanceLines(origin, dateTime(origin.createdAt), intl, partNames);
    return { lines, document: withProvenance(document, lines, intl) };
  };
  const keep = (content: BlobPart | Blob, type: string, extension: string) =>
    download(
      content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` }),
      fileName(title, extension),
    );
  const attempt = (make: () => void | Promise<void>) => () => {
    Promise.resolve()
      .then(make)
      .catch((error: unknown) =>
        toast({
          tone: 'destructive',
          title: intl.formatMessage({ id: 'workspace.export.failed' }),
          description: <ErrorText error={error} />,
        }),
      );
  };
  const files = {
    markdown: () => keep(documentMarkdown(made().document, intl), 'text/markdown', 'md'),
    json: () =>
      keep(
        JSON.stringify({ title, ...originFields(origin), ...fields }, null, 2),
        'application/json',
        'json',
      ),
    csv: () => keep(documentCsv(document, made().lines, intl), 'text/csv', 'csv'),
    docx: async () => {
      const { documentDocx } = await import('./document-docx');
      const { lines, document: whole } = made();
      const [label = ''] = lines;
      const reader = { locale, intl, preferred: navigator.languages, label };
      keep(await documentDocx(whole, reader), '', 'docx');
    },
    copy: async () => {
      await navigator.clipboard.writeText(documentMarkdown(made().document, intl));
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
          <Button {...button} icon={<DownloadIcon />}>
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
        {hasTables(document) && (
          <MenuItem icon={<TableIcon />} onSelect={attempt(files.csv)}>
            {intl.formatMessage({ id: 'workspace.export.csv' })}
          </MenuItem>
        )}
        <MenuItem icon={<CodeIcon />} onSelect={attempt(files.json)}>
          {intl.formatMessage({ id: 'workspace.export.json' })}
        </MenuItem>
        {more && (
          <MenuItem
            icon={<CodeIcon />}
            onSelect={attempt(() => keep(more.made(), 'application/json', more.extension))}
          >
            {more.label}
          </MenuItem>
        )}
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
