import type { RunResult, Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Heading } from '@constella/ui';
import type { ReactNode } from 'react';

import { CitationsRemoved } from '../../../runs/citations-removed';
import { ResultFlags } from '../../../runs/result-flags';
import { SourceList } from '../../../runs/source-list';
import * as styles from '../workspace.css';

interface ResultSideProps {
  task: Task;
  result: RunResult;
  base: string;
  /** Figures of the run. */
  metrics: ReactNode;
  /** Shows how the run went. */
  onProcess: () => void;
  /** Ways to take the result along. */
  tools: ReactNode;
  /** The present version, and the way to the others. */
  versions: ReactNode;
}

/** Beside a result: what was asked, what it rests on, how it came about, its versions. */
export function ResultSide({
  task,
  result,
  base,
  metrics,
  onProcess,
  tools,
  versions,
}: ResultSideProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { sources = [], flags = [] } = result;
  return (
    <aside className={styles.aside} aria-label={intl.formatMessage({ id: 'workspace.side' })}>
      <div className={styles.part}>{tools}</div>
      <Part title={intl.formatMessage({ id: 'workspace.request.title' })}>
        {task.description && (
          <p className={styles.quoted} dir="auto">
            {task.description}
          </p>
        )}
        <ButtonLink size="small" href={`${base}/${task.id}?tab=create`}>
          {intl.formatMessage({ id: 'workspace.request.edit' })}
        </ButtonLink>
      </Part>
      {metrics}
      {sources.length > 0 && (
        <Part
          title={intl.formatMessage({ id: 'workspace.side.sources' })}
          meta={number(sources.filter(({ kind }) => kind !== 'tool').length)}
        >
          <div className={styles.sources}>
            <SourceList sources={sources} />
          </div>
          <CitationsRemoved count={result.citationsRemoved} />
        </Part>
      )}
      {flags.length > 0 && (
        <Part title={intl.formatMessage({ id: 'run.flags' })} meta={number(flags.length)}>
          <ResultFlags flags={flags} />
        </Part>
      )}
      <Part title={intl.formatMessage({ id: 'workspace.side.process' })}>
        <Button size="small" onClick={onProcess}>
          {intl.formatMessage({ id: 'workspace.side.openProcess' })}
        </Button>
      </Part>
      <Part
        title={intl.formatMessage({ id: 'run.versions.title' })}
        meta={task.version ? number(task.version) : undefined}
      >
        {versions}
      </Part>
    </aside>
  );
}

/** A part of what stands beside a result. */
export interface PartProps {
  title: string;
  meta?: string | undefined;
  children: ReactNode;
}

export function Part({ title, meta, children }: PartProps) {
  return (
    <section className={styles.part}>
      <Heading level={2} className={styles.partHead}>
        {title}
        {meta !== undefined && <span className={styles.partMeta}>{meta}</span>}
      </Heading>
      {children}
    </section>
  );
}
