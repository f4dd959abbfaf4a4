import type { AssistantId, AssistantResult, Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';

import { useOnDemand } from '../../app/use-on-demand';
import type { AssistantEntry } from '../../assistants/assistant';
import { entryOf } from '../../assistants/index';
import type { ResultDocument } from '../../assistants/result-document';
import { isShaped } from '../../assistants/shaped';
import { ExportMenu } from '../../runs/export/export-menu';
import { originOf, type PartNames } from '../../runs/export/provenance';
import type { RunState } from '../../runs/run-state';
import { ShareButton } from '../../runs/share-button';
import { ExportsSkeleton } from './exports-skeleton';
import { runDocument, runFields } from './run-document';

interface RunKeepingProps {
  task: Task;
  state: RunState;
}

/** A run that has ended as a file, on paper, or by a link others can follow. */
export function RunKeeping({ task, state }: RunKeepingProps) {
  const { result } = task;
  const entry = result && isShaped(task.assistant, result) ? entryOf(task.assistant) : undefined;
  // A run stopped before anybody wrote leaves nothing to take along.
  if (!result && state.entries.length === 0) return null;
  if (entry) return <ShapedRun key={entry.id} entry={entry} task={task} state={state} />;
  return (
    <Tools
      task={task}
      state={state}
      result={{ title: '', blocks: result ? [{ kind: 'text', markdown: result.text }] : [] }}
    />
  );
}

/** A run whose assistant knows how its result is written down. */
function ShapedRun({ entry, task, state }: RunKeepingProps & { entry: AssistantEntry }) {
  const intl = useIntl();
  const parts = useOnDemand(true, entry.load, entry.namespaces);
  if (!parts) return <ExportsSkeleton />;
  const result = parts.toDocument(task.result as AssistantResult<AssistantId>, intl);
  return <Tools task={task} state={state} result={result} partNames={parts.partNames} />;
}

interface ToolsProps extends RunKeepingProps {
  /** Without parts when there is none. */
  result: ResultDocument;
  partNames?: PartNames;
}

function Tools({ task, state, result, partNames }: ToolsProps) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <>
      <ExportMenu
        title={task.title}
        document={runDocument(task, state, result, intl, formats)}
        origin={originOf(task)}
        partNames={partNames}
        fields={runFields(task, state)}
      />
      {task.status === 'completed' && task.result && <ShareButton task={task} />}
    </>
  );
}
