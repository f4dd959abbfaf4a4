import { Field, type FieldOf } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { rowQueries, useApi } from '@constella/api-client/react';
import { Select } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import type { TrainingValues } from './options';

const TrainingField: FieldOf<TrainingValues> = Field;

/** The option of those who name none. */
const first = 'first';

/** Companies a list shows; somebody with more has named the one that matters first. */
const shown = 50;

/** The company a training is stored with. Those without a company are not asked. */
export function CompanyField() {
  const intl = useIntl();
  const { data } = useQuery(rowQueries.list(useApi(), 'company_profiles', { limit: shown }));
  const companies = data?.rows ?? [];
  if (companies.length === 0) return null;
  return (
    <TrainingField
      name="companyId"
      label="training.form.company"
      description="training.form.company.hint"
    >
      {(_input, { value, onValueChange, ...field }) => (
        <Select
          {...field}
          value={value === undefined ? first : String(value)}
          onValueChange={(id) => onValueChange(id === first ? undefined : Number(id))}
          options={[
            { value: first, label: intl.formatMessage({ id: 'training.form.companyFirst' }) },
            ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </TrainingField>
  );
}
