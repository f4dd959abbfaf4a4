import type { RunResult, Task } from '@constella/api-client';
import { deriveResult, findAssistant } from '@constella/api-client/contract';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, ErrorState, Skeleton, SkeletonGroup, Text } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ErrorText } from '../../../base/error-text';
import { useSession } from '../../../base/session';
import type { AssistantParts } from '../../../assistants/shared/assistant';
import { hasResultShape } from '../../../runs/result-shape';
import {
  PartChangesContext,
  type PartChanges,
  type WantedPart,
} from '../../../runs/blocks/change-part';
import { ResultBlocks } from '../../../runs/blocks/result-blocks';
import type { WatchedRun } from '../../../runs/use-run';
import * as styles from '../workspace.css';
import { DraftConflict } from '../../../base/editing/draft-conflict';
import { AiLabel } from './ai-label';
import { ChangeComposer } from './change-composer';
import { EditBar } from './edit-bar';
import { RatingRow } from './rating-row';
import { Part, ResultSide } from './result-side';
import { ResultTools, Versions } from './result-tools';
import { FallbackResult } from './fallback-result';
import { useRevisionEstimate } from './use-change';
import { useWorkingCopy } from './use-working-copy';

interface ResultPaneProps {
  parts: AssistantParts;
  run: WatchedRun & { task: Task };
  base: string;
  /** Shows another part of the page. */
  onOpen: (view: string) => void;
}

/** The result of a run that has ended: read, changed, kept, given away. */
export function ResultPane({ parts, run, base, onOpen }: ResultPaneProps) {
  const intl = useIntl();
  const { task } = run;
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const { copy, foreign, edit, annotate, saved, drop } = useWorkingCopy(task, user?.id);
  const asked = Number(params.get('version'));
  const old =
    Number.isSafeInteger(asked) && asked > 0 && asked !== task.version ? asked : undefined;
  const open = (version: number | undefined) =>
    setParams(
      version === undefined || version === task.version ? {} : { version: String(version) },
      { preventScrollReset: true },
    );
  const composer = useRef<HTMLTextAreaElement>(null);
  const [part, setPart] = useState<WantedPart>();
  const changes = usePartChanges(task, (wanted) => {
    setPart(wanted);
    composer.current?.focus();
  });
  const result = copy?.result ?? task.result;
  if (!result || (task.result && !hasResultShape(task.assistant, task.result)))
    return (
      <div className={styles.after}>
        <div className={styles.result}>
          <FallbackResult task={run.task} />
          {task.result && <AiLabel result={task.result} edited={[]} />}
        </div>
      </div>
    );
  return (
    <div className={styles.after}>
      <div className={styles.result}>
        {foreign && <DraftConflict foreign={foreign} />}
        {old === undefined ? (
          <PartChangesContext value={changes}>
            <ShownResult parts={parts} task={task} result={result} onChange={edit} />
          </PartChangesContext>
        ) : (
          <OldVersion parts={parts} task={task} version={old} onBack={() => open(undefined)} />
        )}
        {old === undefined && (
          <ChangeComposer
            parts={parts}
            task={task}
            part={part}
            onPart={setPart}
            isEdited={copy !== undefined}
            ref={composer}
          />
        )}
        <div className={styles.end}>
          <AiLabel result={result} edited={task.edited ?? []} />
          <RatingRow task={task} />
        </div>
        {copy && (
          <EditBar
            parts={parts}
            task={task}
            copy={copy}
            onNote={annotate}
            onSave={() => {
              // What is saved is in sight; afterwards nobody is led anywhere.
              if (old !== undefined) open(undefined);
            }}
            onSaved={saved}
            onDrop={() => {
              drop();
              open(undefined);
            }}
          />
        )}
      </div>
      <ResultSide
        task={task}
        result={result}
        base={base}
        metrics={
          parts.Metrics && (
            <Part title={intl.formatMessage({ id: 'workspace.side.metrics' })}>
              <div className={styles.sources}>
                <parts.Metrics task={task} />
              </div>
            </Part>
          )
        }
        onProcess={() => onOpen('progress')}
        tools={<ResultTools parts={parts} task={task} result={result} />}
        versions={
          <>
            <ResultVersion task={task} />
            <Versions parts={parts} task={task} onOpen={open} />
          </>
        }
      />
    </div>
  );
}

/** The parts of a result that a model can change in words, while one is there to do it. */
function usePartChanges(task: Task, onChange: PartChanges['onChange']): PartChanges | undefined {
  const { data } = useRevisionEstimate(task);
  if (!data || data.offline) return undefined;
  const computed = findAssistant(task.assistant ?? '')?.computed ?? [];
  return { isOpen: (part) => !computed.includes(part), onChange };
}

const strong = (parts: ReactNode[]) => <strong>{parts}</strong>;

/** Which version is shown; the first one goes without saying. */
function ResultVersion({ task }: { task: Task }) {
  const intl = useIntl();
  if (!task.version || task.version === 1) return null;
  return (
    <Text as="span" size={13} tone="muted">
      {intl.formatMessage(
        { id: 'workspace.result.version' },
        { number: String(task.version), b: strong },
      )}
    </Text>
  );
}

interface ShownResultProps {
  parts: AssistantParts;
  task: Task;
  result: RunResult;
  onChange?: (result: RunResult) => void;
}

function ShownResult({ parts, task, result, onChange }: ShownResultProps) {
  const { user } = useSession();
  const request = { ...parts.layout.defaults, ...task.request };
  return (
    <ResultBlocks
      blocks={parts.result}
      derive={parts.derive}
      result={result}
      draftKey={user ? `${user.id}.result.${task.id}` : undefined}
      request={request}
      // What follows from a change is worked out here, and nowhere in the views.
      onChange={
        onChange &&
        ((next: RunResult) =>
          onChange(deriveResult(findAssistant(task.assistant ?? ''), next, request, result)))
      }
    />
  );
}

interface OldVersionProps {
  parts: AssistantParts;
  task: Task;
  version: number;
  onBack: () => void;
}

/** An earlier version, to read only. */
function OldVersion({ parts, task, version, onBack }: OldVersionProps) {
  const intl = useIntl();
  const query = useQuery(queries.taskVersion(useApi(), task.id, version));
  const back = (
    <Button size="small" onClick={onBack}>
      {intl.formatMessage({ id: 'workspace.versions.back' })}
    </Button>
  );
  if (query.data)
    return (
      <>
        <Callout
          tone="info"
          title={intl.formatMessage(
            { id: 'workspace.versions.viewing' },
            { number: String(version) },
          )}
          action={back}
        />
        <ShownResult parts={parts} task={task} result={query.data.result} />
      </>
    );
  if (query.isPending)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={360} />
      </SkeletonGroup>
    );
  return (
    <ErrorState
      headingAs="h2"
      title={intl.formatMessage({ id: 'run.versions.failed' })}
      description={<ErrorText error={query.error} />}
      action={back}
    />
  );
}
