import { WorkspaceShell } from '../../app/workspace-shell';
import { ComingScreen } from '../coming/coming-screen';

/** What `/` shows to a signed-in user. */
export function SignedInHome() {
  return (
    <WorkspaceShell>
      <ComingScreen />
    </WorkspaceShell>
  );
}
