import { readPreference } from '../base/preferences';
import { SessionFailed } from './session-guard';
import { useSession } from '../base/session';
import { LoadingShell, PublicShell } from './shell';
import { useOnDemand } from '../base/loading/use-on-demand';
import { LandingScreen } from '../screens/landing/landing-screen';

// A visitor's first load is the landing page; the signed-in home comes for who has a session.
const loadSignedInHome = () => import('./signed-in-home');
const signedInNamespaces = [
  'flow',
  'run',
  'workspace',
  'agents',
  'tasks',
  'validation',
  'errors',
] as const;

/**
 * A spinner while the session loads, then the signed-in home or the landing page. Who signed in here
 * before and cannot be recognized is told so: the landing page would look like being signed out.
 */
export function HomeScreen() {
  const { user, isLoading } = useSession();
  const home = useOnDemand(Boolean(user), loadSignedInHome, signedInNamespaces);
  if (isLoading || (user && !home)) return <LoadingShell />;
  if (user && home) return <home.SignedInHome />;
  return (
    <PublicShell>
      {user === undefined && readPreference('attemptedAuth') ? (
        <SessionFailed />
      ) : (
        <LandingScreen />
      )}
    </PublicShell>
  );
}
