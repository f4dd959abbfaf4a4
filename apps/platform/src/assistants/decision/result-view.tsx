import type { ResultViewProps } from '../../runs/blocks/block';
import { DecisionMatrix } from './matrix';
import { MethodSections } from './method-sections';
import { OutlookChart } from './outlook-chart';
import { Recommendation } from './recommendation';
import { Report } from './report';
import * as styles from './result-view.css';

/** A decision weighed: what to choose and how sure that is, the matrix, and what each method found. */
export function DecisionResult({ result, onChange }: ResultViewProps<'decision'>) {
  return (
    <div className={styles.view}>
      <Recommendation result={result} />
      <DecisionMatrix result={result} onChange={onChange} />
      <MethodSections result={result} />
      <OutlookChart result={result} />
      <Report result={result} onChange={onChange} />
    </div>
  );
}
