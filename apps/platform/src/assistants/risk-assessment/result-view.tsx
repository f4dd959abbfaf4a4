import { RegisterView } from '../shared/risk/register-view';
import type { ResultViewProps } from '../../runs/blocks/block';

/** The register of an assessment. */
export function RiskAssessmentResult({ result, onChange }: ResultViewProps<'risk-assessment'>) {
  return (
    <RegisterView
      register={result}
      // What a result has besides its register stays.
      onChange={onChange && ((register) => onChange({ ...result, ...register }))}
    />
  );
}
