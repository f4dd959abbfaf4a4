import { ApiError, bounds } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Badge,
  Button,
  Combobox,
  FileUpload,
  IconButton,
  PaperclipIcon,
  Popover,
  RefreshIcon,
  TrashIcon,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import type { ClipboardEvent, DragEvent } from 'react';

import { ErrorText, useErrorText } from '../base/error-text';
import * as styles from './run-files.css';
import type { RunFiles } from './use-run-files';

const accept = '.txt,.md,.csv,.pdf,.docx';

/** The files of a request: their number on a button, and where they are chosen and taken out. */
export function RunFilesButton({ files }: { files: RunFiles }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'run.files.title' });
  const count = files.earlier.length + files.sent.length + files.runs.length;
  return (
    <Popover
      size="large"
      title={title}
      open={files.isOpen}
      onOpenChange={files.setOpen}
      trigger={
        <Button variant="quiet" size="small" icon={<PaperclipIcon />}>
          {title}
          {count > 0 && <Badge>{intl.formatMessage({ id: 'run.files.count' }, { count })}</Badge>}
        </Button>
      }
    >
      <RunFilesField files={files} />
    </Popover>
  );
}

/** Where files are chosen, dropped and pasted, each with how far it has come. */
export function RunFilesField({ files }: { files: RunFiles }) {
  const intl = useIntl();
  const { earlier, sent } = files;
  const left = bounds.attachments.max - earlier.length;
  const of = (file: File) => sent.find((one) => one.file === file);
  const problemOf = (file: File) => {
    const error = of(file)?.error;
    return error === undefined ? undefined : (
      <FileProblem error={error} onRetry={() => files.retry(file)} />
    );
  };
  return (
    <div className={styles.fields}>
      {earlier.length > 0 && (
        <ul className={styles.earlier} aria-label={intl.formatMessage({ id: 'run.files.earlier' })}>
          {earlier.map(({ id, name }) => (
            <li key={id} className={styles.file}>
              <bdi className={styles.name}>{name}</bdi>
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'run.files.leaveOut' }, { name })}
                icon={<TrashIcon size={14} />}
                onClick={() => files.leaveOut(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <EarlierRuns files={files} />
      {left > 0 && (
        <FileUpload
          label={intl.formatMessage({ id: 'run.files.label' })}
          description={intl.formatMessage({ id: 'run.files.hint' })}
          accept={accept}
          maxSize={bounds.attachmentSize.max}
          maxFiles={left}
          value={sent.map(({ file }) => file)}
          onValueChange={(next) => files.change(next)}
          progressOf={(file) => (of(file)?.attachment ? 100 : 0)}
          errorOf={problemOf}
        />
      )}
    </div>
  );
}

/** As many of the newest finished runs as are offered. */
const mostOffered = 100;

/** The earlier runs a new one may rest on, and a finished one to add. */
function EarlierRuns({ files: { runs, setRuns } }: { files: RunFiles }) {
  const intl = useIntl();
  const { date } = useFormats();
  const asked = {
    where: { status: 'completed' },
    sort: ['-createdAt'],
    limit: mostOffered,
  } as const;
  const { data, isPending, error, refetch } = useQuery(queries.taskPage(useApi(), asked));
  const finished = data?.rows ?? [];
  const titleOf = (id: number) =>
    finished.find((run) => run.id === id)?.title ??
    intl.formatMessage({ id: 'run.number' }, { id: String(id) });
  return (
    <>
      {runs.length > 0 && (
        <ul className={styles.earlier} aria-label={intl.formatMessage({ id: 'run.earlier.title' })}>
          {runs.map((id) => (
            <li key={id} className={styles.file}>
              <bdi className={styles.name}>{titleOf(id)}</bdi>
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'run.files.leaveOut' }, { name: titleOf(id) })}
                icon={<TrashIcon size={14} />}
                onClick={() => setRuns(runs.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {runs.length < bounds.earlierRuns.max && (
        <Combobox
          label={intl.formatMessage({ id: 'run.earlier.add' })}
          placeholder={intl.formatMessage({ id: 'run.earlier.placeholder' })}
          value={null}
          onValueChange={(id) => id && setRuns([...runs, Number(id)])}
          options={finished
            .filter(({ id }) => !runs.includes(id))
            .map(({ id, title, createdAt }) => ({
              value: String(id),
              label: title,
              detail: date(createdAt),
            }))}
          loading={isPending}
          loadError={error ? <ErrorText error={error} /> : undefined}
          onRetry={() => void refetch()}
          emptyText={intl.formatMessage({ id: 'run.earlier.none' })}
        />
      )}
    </>
  );
}

interface FileProblemProps {
  error: unknown;
  onRetry: () => void;
}

/** Why a file is not there. One that cannot be read is not read the second time either. */
function FileProblem({ error, onRetry }: FileProblemProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  if (error instanceof ApiError && error.fields)
    return <span className={styles.problem}>{error.detail}</span>;
  return (
    <span className={styles.problem}>
      <span>{errorText(error)}</span>
      <Button size="small" variant="quiet" icon={<RefreshIcon />} onClick={onRetry}>
        {intl.formatMessage({ id: 'run.files.retry' })}
      </Button>
    </span>
  );
}

/** What a form does with files that are pasted into it or dropped on it. */
export function fileTarget(files: RunFiles) {
  const add = (list: FileList): boolean => {
    if (list.length === 0) return false;
    const room = bounds.attachments.max - files.earlier.length;
    const all = [...files.sent.map(({ file }) => file), ...list];
    files.change(all.slice(0, room));
    files.setOpen(true);
    return true;
  };
  return {
    onPaste: (event: ClipboardEvent) => {
      if (!event.defaultPrevented && add(event.clipboardData.files)) event.preventDefault();
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!event.defaultPrevented && add(event.dataTransfer.files)) event.preventDefault();
    },
  };
}
