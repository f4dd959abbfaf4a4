import { bounds, type Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Callout,
  DiffView,
  Inline,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  TextArea,
} from '@constella/ui';
import type { Ref } from 'react';

import { ErrorText } from '../../../base/error-text';
import { useTextDraft } from '../../../base/editing/use-text-draft';
import { useSession } from '../../../base/session';
import type { AssistantParts } from '../../../assistants/shared/assistant';
import type { WantedPart } from '../../../runs/blocks/change-part';
import { OfflineLine } from '../../../runs/offline-line';
import * as styles from './change-composer.css';
import { useChange, useRevisionEstimate } from './use-change';
import { useResultText } from './use-result-text';

interface ChangeComposerProps {
  parts: AssistantParts;
  task: Task;
  /** The part that may change; undefined for the whole result. */
  part: WantedPart | undefined;
  onPart: (part: WantedPart | undefined) => void;
  /** The reader has changes of their own that are not saved. */
  isEdited: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** Has a finished result changed in words: the new version comes with what changed, and a way back. */
export function ChangeComposer({ parts, task, part, onPart, isEdited, ref }: ChangeComposerProps) {
  const intl = useIntl();
  const { user } = useSession();
  const { text, type, forget } = useTextDraft(
    user ? `${user.id}.change.${task.id}` : undefined,
    '',
  );
  const change = useChange(task, () => {
    type('');
    forget();
    onPart(undefined);
  });
  const estimate = useRevisionEstimate(task);
  const { done, isUnderWay, error } = change;
  const isUnchanged = done !== undefined && done.from === done.to;
  const title = intl.formatMessage({ id: 'workspace.change.title' });
  if (!estimate.isError && estimate.data?.offline !== false)
    return (
      <Panel title={title} className={styles.composer}>
        {estimate.data ? (
          <OfflineLine offline={intl.formatMessage({ id: 'workspace.change.offline' })} />
        ) : (
          <SkeletonGroup>
            <Skeleton lines={2} />
          </SkeletonGroup>
        )}
      </Panel>
    );
  const said = isUnderWay
    ? intl.formatMessage({ id: 'workspace.change.underWay' })
    : change.isStopped
      ? intl.formatMessage({ id: 'workspace.change.stopped' })
      : isUnchanged
        ? intl.formatMessage({ id: 'workspace.change.unchanged' })
        : done && task.version === done.to
          ? intl.formatMessage({ id: 'workspace.change.done' }, { number: String(done.to) })
          : change.undo.isSuccess
            ? intl.formatMessage({ id: 'workspace.change.undone' })
            : '';
  const isReady = text.trim() !== '' && !isEdited;
  const ask = () => {
    if (isReady && !isUnderWay) change.ask({ instruction: text.trim(), parts: part?.parts ?? [] });
  };
  return (
    <>
      {done && !isUnchanged && task.version === done.to && (
        <Changed
          parts={parts}
          task={task}
          before={done.before}
          number={done.to}
          undo={change.undo}
          onUndo={() => change.undo.mutate(done)}
          onClose={change.forget}
        />
      )}
      <Panel title={title} className={styles.composer} aria-busy={isUnderWay}>
        <Stack gap={8}>
          <div className={styles.scope}>
            <span>
              {part
                ? intl.formatMessage({ id: 'workspace.change.only' }, { part: part.name })
                : intl.formatMessage({ id: 'workspace.change.whole' })}
            </span>
            {part && !isUnderWay && (
              <Button size="small" variant="quiet" onClick={() => onPart(undefined)}>
                {intl.formatMessage({ id: 'workspace.change.widen' })}
              </Button>
            )}
          </div>
          <TextArea
            ref={ref}
            label={intl.formatMessage({ id: 'workspace.change.label' })}
            labelHidden
            placeholder={intl.formatMessage({ id: 'workspace.change.placeholder' })}
            rows={2}
            dir="auto"
            maxLength={bounds.remark.max}
            readOnly={isUnderWay}
            value={text}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              ask();
            }}
          />
          <div className={styles.foot}>
            <p className={styles.facts}>
              {isEdited
                ? intl.formatMessage({ id: 'workspace.change.saveFirst' })
                : estimate.data &&
                  intl.formatMessage(
                    { id: 'workspace.change.price' },
                    {
                      points: estimate.data.points,
                      model: <bdi key="model">{estimate.data.model}</bdi>,
                    },
                  )}
            </p>
            <Inline gap={8}>
              {isUnderWay && (
                <Button size="small" onClick={change.stop}>
                  {intl.formatMessage({ id: 'workspace.change.stop' })}
                </Button>
              )}
              <Button
                size="small"
                variant="primary"
                busy={isUnderWay}
                disabled={!isReady && !isUnderWay}
                onClick={ask}
              >
                {intl.formatMessage({ id: 'workspace.change.ask' })}
              </Button>
            </Inline>
          </div>
          <p role="status" className={styles.facts}>
            {said}
          </p>
          {error && (
            <Callout
              tone="danger"
              role="alert"
              title={intl.formatMessage({ id: 'workspace.change.failed' })}
            >
              <ErrorText error={error} />
            </Callout>
          )}
        </Stack>
      </Panel>
    </>
  );
}

interface ChangedProps {
  parts: AssistantParts;
  task: Task;
  /** The result as it was. */
  before: Task['result'];
  number: number;
  undo: { readonly isPending: boolean; readonly error: unknown };
  onUndo: () => void;
  onClose: () => void;
}

/** What a change in words has changed. */
function Changed({ parts, task, before, number, undo, onUndo, onClose }: ChangedProps) {
  const intl = useIntl();
  const { textOf } = useResultText(parts);
  if (!before || !task.result) return null;
  return (
    <section
      className={styles.composer}
      aria-label={intl.formatMessage(
        { id: 'workspace.change.changed' },
        { number: String(number) },
      )}
    >
      <Stack gap={8}>
        <DiffView
          title={intl.formatMessage({ id: 'workspace.change.changed' }, { number: String(number) })}
          before={textOf(before)}
          after={textOf(task.result)}
        />
        <Inline gap={8}>
          <Button size="small" busy={undo.isPending} onClick={onUndo}>
            {intl.formatMessage({ id: 'workspace.change.undo' })}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {intl.formatMessage({ id: 'workspace.change.close' })}
          </Button>
        </Inline>
        {undo.error ? (
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'run.actionFailed' })}
          >
            <ErrorText error={undo.error} />
          </Callout>
        ) : null}
      </Stack>
    </section>
  );
}
