import type { RiskRegister } from '@constella/api-client';

import type { TitleBlock, ViewBlock, ViewProps } from '../../../runs/blocks/block';
import { registerParts } from './register-document';
import { RegisterView } from './register-view';

/** A register in a result; what the result has besides stays. */
const Register = ({ result, onChange }: ViewProps<RiskRegister>) => (
  <RegisterView
    register={result}
    onChange={onChange && ((register) => onChange({ ...result, ...register }))}
  />
);

/** The result of whoever keeps a risk register: as a whole, as a matrix, risk by risk, as a list. */
export const registerResult: readonly (
  TitleBlock<'title', RiskRegister> | ViewBlock<RiskRegister, unknown>
)[] = [
  { kind: 'title', of: 'title', heading: 'risk.title', only: 'file' },
  {
    kind: 'view',
    View: Register,
    toDocument: registerParts,
    parts: {
      summary: 'risk.register',
      recommendations: 'risk.recommendations',
      appetite: 'risk.appetite',
      items: 'risk.register',
    },
  },
];
