import { useOnDemand } from '../base/loading/use-on-demand';
import { PersonalArea } from '../screens/workspace/assistants-area';
import * as styles from './personal-today.css';

const load = () => import('./personal-today');
const namespaces = ['plans', 'learning', 'life', 'records', 'run', 'validation', 'errors'] as const;

/** The day, in the place that is kept for it. */
function Today() {
  const parts = useOnDemand(true, load, namespaces);
  return <div className={styles.place}>{parts && <parts.PersonalToday />}</div>;
}

/** `/personal/*`: the hub begins with the day. */
export const PersonalHub = () => <PersonalArea today={<Today />} />;
