import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { useDuration } from '@constella/ui';

import { useOnDemand } from '../../base/loading/use-on-demand';
import type { AssistantEntry } from '../../assistants/shared/assistant';
import { entryOf } from '../../assistants/index';
import { hasResultShape } from '../../runs/result-shape';
import { partNames, resultDocument } from '../../runs/blocks/block-document';
import { ExportMenu } from '../../runs/export/export-menu';
import { originOf, type PartNames } from '../../runs/export/provenance';
import type { RunState } from '../../runs/run-state';
import { ShareButton } from '../../runs/share-button';
import { ExportsSkeleton } from './exports-skeleton';
import { runDocument, runFields, runParts, type RunParts } from '../../runs/export/run-document';

interface RunExportToolsProps {
  task: Task;
  state: RunState;
}

const loadFlow = () => import('../../assistants/cognitive-flow/flow-document');
const flowNamespaces = ['flow'] as const;

/** A run that has ended as a file, on paper, or by a link others can follow. */
export function RunExportTools({ task, state }: RunExportToolsProps) {
  const intl = useIntl();
  const { result } = task;
  const entry =
    result && hasResultShape(task.assistant, result) ? entryOf(task.assistant) : undefined;
  // A run stopped before anybody wrote leaves nothing to take along.
  if (!result && state.entries.length === 0) return null;
  if (task.assistant === 'cognitive-flow') return <FlowRun task={task} state={state} />;
  if (entry) return <ShapedRun key={entry.id} entry={entry} task={task} state={state} />;
  const blocks = result ? [{ kind: 'text' as const, markdown: result.text }] : [];
  return <Tools task={task} state={state} parts={runParts(task, { title: '', blocks }, intl)} />;
}

/** A question of the cognitive flow: more came of it than its result. */
function FlowRun({ task, state }: RunExportToolsProps) {
  const intl = useIntl();
  const flow = useOnDemand(true, loadFlow, flowNamespaces);
  if (!flow) return <ExportsSkeleton />;
  return (
    <Tools
      task={task}
      state={state}
      parts={flow.flowParts(task, state, intl)}
      partNames={flow.flowPartNames}
      fields={flow.flowFields(task, state)}
    />
  );
}

/** A run whose assistant knows how its result is written down. */
function ShapedRun({ entry, task, state }: RunExportToolsProps & { entry: AssistantEntry }) {
  const intl = useIntl();
  const parts = useOnDemand(true, entry.load, entry.namespaces);
  if (!parts) return <ExportsSkeleton />;
  const result = resultDocument(parts.result, task.result, intl);
  return (
    <Tools
      task={task}
      state={state}
      parts={runParts(task, result, intl)}
      partNames={partNames(parts.result)}
    />
  );
}

interface ToolsProps extends RunExportToolsProps {
  parts: RunParts;
  partNames?: PartNames;
  /** Fields of the file for programs besides those of every run. */
  fields?: Readonly<Record<string, unknown>>;
}

function Tools({ task, state, parts, partNames, fields }: ToolsProps) {
  const intl = useIntl();
  const { number, time } = useFormats();
  const formats = { number, time, duration: useDuration() };
  return (
    <>
      <ExportMenu
        title={task.title}
        document={runDocument(task, state, parts, intl, formats)}
        origin={originOf(task)}
        partNames={partNames}
        fields={{ ...runFields(task, state), ...fields }}
      />
      {task.status === 'completed' && task.result && <ShareButton task={task} />}
    </>
  );
}
