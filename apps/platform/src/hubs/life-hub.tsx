import { useSearchParams } from 'react-router-dom';

import { useOnDemand } from '../base/loading/use-on-demand';
import { LifeScreen } from '../screens/life/life-screen';
import { areaNamespaces } from '../screens/workspace/area-namespaces';
import { WorkspaceSkeleton } from '../screens/workspace/workspace-skeleton';

const load = () => import('../screens/workspace/assistants-area');

/** `/personal/life-assistant`: the day; with `?tab=history` every review of a week. */
export function LifeHub() {
  const [params] = useSearchParams();
  const isHistory = params.get('tab') === 'history';
  const area = useOnDemand(isHistory, load, areaNamespaces);
  if (!isHistory) return <LifeScreen />;
  return area ? <area.PersonalArea /> : <WorkspaceSkeleton />;
}
