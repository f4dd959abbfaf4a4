import { RegisterView } from '../shared/risk/register-view';
import type { ResultViewProps } from '../../runs/blocks/block';

/** The register of compliance risks. */
export function ComplianceRiskResult({ result, onChange }: ResultViewProps<'compliance-risk'>) {
  return (
    <RegisterView
      register={result}
      // What a result has besides its register stays.
      onChange={onChange && ((register) => onChange({ ...result, ...register }))}
    />
  );
}
