import { keepFocus } from '../../app/kept-focus';
import { WorkspaceShell } from '../../app/workspace-shell';
import { FlowScreen } from '../flow/flow-screen';

// As for every screen of signed-in work.
keepFocus();

/** What `/` shows to a signed-in user. */
export function SignedInHome() {
  return (
    <WorkspaceShell>
      <FlowScreen />
    </WorkspaceShell>
  );
}
