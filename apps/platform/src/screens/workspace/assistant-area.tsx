import { NotFoundScreen } from '../../base/not-found';
import { useOnDemand } from '../../base/loading/use-on-demand';
import type { AssistantEntry } from '../../assistants/shared/assistant';
import { AboutScreen } from './about-screen';
import { Workspace } from './workspace';
import { WorkspaceSkeleton } from './workspace-skeleton';

interface AssistantAreaProps {
  entry: AssistantEntry;
  /** The path it is shown at. */
  base: string;
  /** The path after it. */
  page: string;
}

/** An assistant's screens: the workspace, `/new`, `/about` and `/{id}`, a run by its number. */
export function AssistantArea({ entry, base, page }: AssistantAreaProps) {
  const parts = useOnDemand(true, entry.load, entry.namespaces);
  if (page === 'about') return <AboutScreen entry={entry} base={base} parts={parts} />;
  const runId = /^[1-9]\d{0,9}$/.test(page) ? Number(page) : undefined;
  if (page !== '' && page !== 'new' && runId === undefined) return <NotFoundScreen />;
  if (!parts) return <WorkspaceSkeleton />;
  return (
    <Workspace
      // Another run is another form, another copy of a result, another stream.
      key={runId ?? 'new'}
      entry={entry}
      parts={parts}
      base={base}
      runId={runId}
      isNew={page === 'new'}
    />
  );
}
