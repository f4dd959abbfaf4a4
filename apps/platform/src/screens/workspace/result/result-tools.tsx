import type { RunResult, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, HistoryIcon, Sheet } from '@constella/ui';
import { useState } from 'react';

import type { AssistantParts } from '../../../assistants/shared/assistant';
import { partNames } from '../../../runs/blocks/block-document';
import { ExportMenu } from '../../../runs/export/export-menu';
import { originOf } from '../../../runs/export/provenance';
import { ShareButton } from '../../../runs/share-button';
import * as styles from '../run/run-view.css';
import { useResultText } from './use-result-text';
import { VersionList } from './version-list';

interface ResultToolsProps {
  parts: AssistantParts;
  task: Task;
  /** As it is shown: exports have what is not saved yet, too. */
  result: RunResult;
}

/** Ways to take a result along: files, and a link. */
export function ResultTools({ parts, task, result }: ResultToolsProps) {
  const intl = useIntl();
  const { documentOf } = useResultText(parts);
  return (
    <span className={styles.actions}>
      <ExportMenu
        title={task.title}
        document={documentOf(result)}
        origin={originOf(task, result)}
        partNames={partNames(parts.result)}
        fields={{ assistant: task.assistant, result }}
        more={
          parts.file && {
            label: intl.formatMessage({ id: parts.file.label }),
            extension: parts.file.extension,
            made: () => parts.file!.made(result, intl),
          }
        }
        button={{ size: 'small', variant: 'secondary' }}
      />
      <ShareButton task={task} size="small" />
    </span>
  );
}

interface VersionsProps {
  parts: AssistantParts;
  task: Task;
  /** Shows a version; undefined for the present one. */
  onOpen: (version: number | undefined) => void;
}

/** The way to every version of a result. */
export function Versions({ parts, task, onOpen }: VersionsProps) {
  const intl = useIntl();
  const [isListing, setListing] = useState(false);
  const versions = intl.formatMessage({ id: 'run.versions.title' });
  return (
    <Sheet
      side="end"
      open={isListing}
      onOpenChange={setListing}
      title={versions}
      trigger={
        <Button size="small" icon={<HistoryIcon />}>
          {versions}
        </Button>
      }
    >
      <VersionList
        parts={parts}
        task={task}
        onOpen={(version) => {
          setListing(false);
          onOpen(version);
        }}
      />
    </Sheet>
  );
}
