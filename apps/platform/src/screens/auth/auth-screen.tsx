import { useSearchParams } from 'react-router-dom';

import { Boundary } from '../../base/boundary';
import { SessionSpinner } from '../../base/session-spinner';
import { useOnDemand } from '../../base/loading/use-on-demand';
import { AuthFrame } from './auth-frame';
import { SignIn } from './sign-in';

// Few who sign in come for one of these.
const views = {
  forgot: () => import('./forgot-password').then((m) => ({ View: m.ForgotPassword })),
  reset: () => import('./reset-password').then((m) => ({ View: m.ResetPassword })),
  verify: () => import('./verify-email').then((m) => ({ View: m.VerifyEmail })),
};
type ViewName = keyof typeof views;
const viewNames = Object.keys(views) as ViewName[];
/** Their texts came with the route's. */
const noTexts = [] as const;

/** `/auth`: sign-in and registration, a forgotten password, and what links in mails open. */
export function AuthScreen() {
  const [search] = useSearchParams();
  const name = viewNames.find((view) => view === search.get('tab'));
  if (!name) return <SignIn />;
  return (
    <AuthFrame>
      <Boundary key={name}>
        <LazyView name={name} />
      </Boundary>
    </AuthFrame>
  );
}

function LazyView({ name }: { name: ViewName }) {
  const module = useOnDemand(true, views[name], noTexts);
  return module ? <module.View /> : <SessionSpinner />;
}
