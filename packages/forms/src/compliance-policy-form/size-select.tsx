'use client';

import { Select } from '@constella/ui';
import type { AssistantRequest } from '@constella/api-client';

import { useSizes } from '../company-field/size-options.js';
import type { ChoiceProps } from '../field/field.js';
import { useFormText } from '../field/form-text.js';

type Size = NonNullable<AssistantRequest<'compliance-policy'>['companySize']>;

const names = {
  '1-9': 'micro',
  '10-49': 'small',
  '50-249': 'medium',
  '250-999': 'large',
  '1000+': 'corporate',
} as const satisfies Record<Size, string>;

/** How large the company is, and what that means for its rules. */
export function SizeSelect(choice: ChoiceProps<Size>) {
  const say = useFormText();
  const sizes = useSizes().map(({ value, range }) => ({
    value,
    label: say('compliance.size', { range }),
    description: say(`compliance.size.${names[value]}`),
  }));
  return <Select {...choice} options={sizes} />;
}
