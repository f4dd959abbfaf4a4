import type { RiskRegister } from '@constella/api-client';

import type { Block, BlockOf } from '../../../runs/blocks/block';
import type { ViewProps } from '../../../runs/blocks/block-base';
import { registerParts } from './register-document';
import { RegisterView } from './register-view';

/** A register in a result; what the result has besides stays. */
const Register = ({ result, onChange }: ViewProps<RiskRegister>) => (
  <RegisterView
    register={result}
    onChange={onChange && ((register) => onChange({ ...result, ...register }))}
  />
);

const blocks: readonly BlockOf<RiskRegister>[] = [
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

/** The result of an assistant that keeps a risk register: as a whole, as a matrix, as a list. */
export const registerResult = <Id extends 'risk-assessment' | 'compliance-risk'>() =>
  // Both results are registers; what was asked, which tells them apart, is not looked at.
  blocks as unknown as readonly Block<Id>[];
