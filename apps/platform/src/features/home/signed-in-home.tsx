import { WorkspaceShell } from '../../app/workspace-shell';
import { FlowScreen } from '../flow/flow-screen';

/** What `/` shows to a signed-in user. */
export function SignedInHome() {
  return (
    <WorkspaceShell>
      <FlowScreen />
    </WorkspaceShell>
  );
}
