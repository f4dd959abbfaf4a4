import { recoverFocus } from '../base/focus-recovery';
import { WorkspaceShell } from './workspace-shell';
import { Home } from '../screens/flow/home';

// As for every screen of signed-in work.
recoverFocus();

/** The page `/` shows to a signed-in user. */
export function SignedInHome() {
  return (
    <WorkspaceShell>
      <Home />
    </WorkspaceShell>
  );
}
