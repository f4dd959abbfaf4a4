import { DashboardPage } from './dashboard-page';
import { TalkPanel } from './talk-panel';

/** `/dashboard/agent-collaboration`: who writes to whom. */
export function AgentCollaborationScreen() {
  return (
    <DashboardPage
      title="shell.title.agentCollaboration"
      about="dashboard.agentCollaboration.about"
    >
      {({ talk }, view) => <TalkPanel talk={talk} view={view} />}
    </DashboardPage>
  );
}
