import type { AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { FormNotice, FormReset, type ConstellaForm } from '@constella/forms';
import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, CoinsIcon, Inline, PlayIcon, ResetIcon } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../base/paths';
import { DraftConflict } from '../../../base/editing/draft-conflict';
import * as styles from './request-form.css';
import { OfflineLine } from '../../../runs/offline-line';
import { RunFilesButton } from '../../../runs/run-files';
import type { RunFiles } from '../../../runs/use-run-files';
import { RunModel, type ModelChoice } from '../../../runs/run-model';
import { useEstimate } from '../../../runs/use-estimate';

type Fields = Record<string, unknown>;

interface FormFootProps {
  assistant: AssistantId;
  schema: Parameters<typeof useEstimate>[1];
  form: ConstellaForm<Fields, Fields>;
  /** The request of a run there is: it makes another one. */
  isAgain: boolean;
  submitting: MessageId | undefined;
  files: RunFiles;
  choice: ModelChoice;
  onChoiceChange: (choice: ModelChoice) => void;
}

/** The end of the form, always in sight: what went wrong, the button, its price, the draft. */
export function FormFoot({
  assistant,
  schema,
  form,
  isAgain,
  submitting,
  files,
  choice,
  onChoiceChange,
}: FormFootProps) {
  const intl = useIntl();
  const { time } = useFormats();
  const estimate = useEstimate(assistant, schema, form.form, choice.model);
  const known = useQuery(queries.assistants(useApi())).data?.find(({ id }) => id === assistant);
  const { foreign, savedAt } = form.draft;
  const missing = estimate?.missing ?? 0;
  return (
    <div className={styles.foot}>
      <FormNotice notice={form.notice} />
      <DraftConflict foreign={foreign} />
      <div className={styles.row}>
        {/* Until it is known what is asked, the price of any run of it. */}
        <p className={styles.facts}>
          <span>
            {estimate
              ? intl.formatMessage(
                  { id: 'workspace.estimate.points' },
                  { points: estimate.points, balance: estimate.balance },
                )
              : known &&
                intl.formatMessage({ id: 'workspace.hub.price' }, { points: known.basePoints })}
          </span>
          {savedAt !== undefined && (
            <span className={styles.draft}>
              {intl.formatMessage({ id: 'tasks.form.draftSaved' }, { time: time(savedAt) })}
            </span>
          )}
        </p>
        <Inline gap={8} className={styles.actions}>
          {/* Its place is there before there is something to take away. */}
          <span className={savedAt === undefined && !form.undoClear ? styles.away : undefined}>
            <FormReset of={form} label="tasks.form.reset" size="small" />
          </span>
          {missing > 0 ? (
            <ButtonLink variant="primary" icon={<CoinsIcon />} href={paths.membership}>
              {intl.formatMessage({ id: 'workspace.estimate.missing' }, { missing })}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="primary"
              icon={isAgain ? <ResetIcon /> : <PlayIcon />}
              busy={form.busy}
            >
              {intl.formatMessage({
                id: form.busy
                  ? (submitting ?? 'workspace.form.submitting')
                  : isAgain
                    ? 'run.retry'
                    : 'run.start',
              })}
            </Button>
          )}
        </Inline>
      </div>
      <div className={styles.along}>
        <Inline gap={4} className={styles.choices}>
          <RunFilesButton files={files} />
          <RunModel value={choice} onValueChange={onChoiceChange} />
        </Inline>
        <OfflineLine />
      </div>
    </div>
  );
}
