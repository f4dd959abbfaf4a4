import { paths } from '../../base/paths';
import { recordSection } from '../../records/record-source';
import { RecordScreen } from '../../records/record-screen';
import { AgentMemories } from './agent-memories';
import { DashboardPage } from './dashboard-page';
import * as styles from './dashboard.css';
import { MemoryPanel } from './memory-panel';

/** Everything the own agents keep. */
const memories = recordSection('agent_memories', {
  texts: { title: 'dashboard.memory.entries', empty: 'dashboard.memory.empty' },
  sort: '-createdAt',
  lines: 2,
  columns: [
    { field: 'content', label: 'dashboard.memory.entry', width: 360, stack: 'line' },
    { field: 'agentId', label: 'dashboard.memory.by', width: 160, stack: 'line' },
    { field: 'type', label: 'dashboard.memory.kind', words: (type) => `agents.memory.${type}` },
    { field: 'taskId', label: 'dashboard.talk.run', width: 200, stack: 'line' },
    { field: 'createdAt', label: 'dashboard.memory.kept', sort: 'descending', stack: 'line' },
  ],
  href: ({ taskId }) => paths.run(taskId),
});

/** `/dashboard/memory-fusion`: how much the own agents keep, by kind, by agent, and all of it. */
export function MemoryFusionScreen() {
  return (
    <DashboardPage title="shell.title.memoryFusion" about="dashboard.memoryFusion.about" isNow>
      {({ memory }) => (
        <>
          <div className={styles.columns}>
            <AgentMemories agents={memory.agents} />
            <MemoryPanel memory={memory} linked={false} />
          </div>
          <RecordScreen section={memories} />
        </>
      )}
    </DashboardPage>
  );
}
