import { SessionSpinner } from '../../app/protected';
import { useSession } from '../../app/session';
import { PublicShell, WorkspaceShell } from '../../app/shell';
import { ComingScreen } from '../coming/coming-screen';
import { LandingScreen } from '../landing/landing-screen';

/** A spinner while the session loads, then the signed-in home or the landing page. */
export function HomeScreen() {
  const { user, isLoading } = useSession();
  if (isLoading) return <SessionSpinner />;
  return user ? (
    <WorkspaceShell>
      <ComingScreen />
    </WorkspaceShell>
  ) : (
    <PublicShell>
      <LandingScreen />
    </PublicShell>
  );
}
