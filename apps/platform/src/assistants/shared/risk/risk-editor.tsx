import { bounds, type RegisteredRisk, type RiskTreatment } from '@constella/api-client';
import { isRated } from '@constella/api-client/contract';
import { useOptions } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  Grid,
  Panel,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
  TrashIcon,
} from '@constella/ui';
import type { Ref } from 'react';

import { RequiredText } from '../../../base/editing/required-text';
import type { RiskChange } from './edit-register';
import { RiskBadge } from './level-badge';
import * as styles from './register.css';
import { statusOptions, strategyOptions } from './risk-options';
import { usePlaces } from './use-places';

interface RiskEditorProps {
  item: RegisteredRisk;
  number: number;
  onChange: (change: RiskChange) => void;
  /** Absent for the last risk of a register. */
  onRemove?: (() => void) | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const lowerings = ['0', '1', '2', '3', '4'] as const;

/** One risk with everything a person may change about it. */
export function RiskEditor({ item, number, onChange, onRemove, headingRef }: RiskEditorProps) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage({ id: 'risk.item' }, { number })}
      titleRef={headingRef}
      titleMeta={<RiskBadge item={item} />}
      actions={
        onRemove && (
          <Button
            variant="dangerQuiet"
            size="small"
            icon={<TrashIcon size={16} />}
            onClick={onRemove}
          >
            {intl.formatMessage({ id: 'risk.remove' })}
          </Button>
        )
      }
    >
      <div className={styles.halves}>
        <RatingFields item={item} onChange={onChange} />
        <TreatmentFields item={item} onChange={onChange} />
      </div>
    </Panel>
  );
}

type FieldsProps = Pick<RiskEditorProps, 'item' | 'onChange'>;

function RatingFields({ item, onChange }: FieldsProps) {
  const intl = useIntl();
  const placesOf = usePlaces();
  return (
    <Stack gap={16}>
      <RequiredText
        key={item.id}
        label={intl.formatMessage({ id: 'risk.item.title' })}
        maxLength={bounds.shortText.max}
        value={item.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={intl.formatMessage({ id: 'risk.item.description' })}
        rows={3}
        optional
        value={item.description}
        dir="auto"
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Grid minColumn={160}>
        <Select
          label={intl.formatMessage({ id: 'risk.likelihood' })}
          options={placesOf('likelihood')}
          value={isRated(item) ? String(item.likelihood) : ''}
          placeholder={intl.formatMessage({ id: 'risk.unrated' })}
          onValueChange={(value) => onChange({ likelihood: Number(value) })}
        />
        <Select
          label={intl.formatMessage({ id: 'risk.impact' })}
          options={placesOf('impact')}
          value={isRated(item) ? String(item.impact) : ''}
          placeholder={intl.formatMessage({ id: 'risk.unrated' })}
          onValueChange={(value) => onChange({ impact: Number(value) })}
        />
      </Grid>
      <Text size={13} tone="muted" dir="auto">
        {item.reason || intl.formatMessage({ id: `risk.basis.${item.basis}` })}
      </Text>
      <TextArea
        label={intl.formatMessage({ id: 'risk.controls' })}
        rows={2}
        optional
        value={item.controlsInPlace}
        dir="auto"
        onChange={({ target }) => onChange({ controlsInPlace: target.value })}
      />
    </Stack>
  );
}

function TreatmentFields({ item, onChange }: FieldsProps) {
  const intl = useIntl();
  const strategies = useOptions(strategyOptions);
  const statuses = useOptions(statusOptions);
  const { treatment } = item;
  const treat = (change: Partial<RegisteredRisk['treatment']>) =>
    onChange({ treatment: { ...treatment, ...change } });
  const steps = lowerings.map((value) => ({
    value,
    label: intl.formatMessage({ id: 'risk.lowers.steps' }, { steps: Number(value) }),
  }));
  return (
    <Stack gap={16}>
      <Select
        label={intl.formatMessage({ id: 'risk.strategy' })}
        options={strategies}
        value={treatment.strategy}
        onValueChange={(value) => treat({ strategy: value as RiskTreatment })}
      />
      <TextArea
        label={intl.formatMessage({ id: 'risk.plan' })}
        rows={3}
        optional
        value={treatment.plan}
        dir="auto"
        onChange={({ target }) => treat({ plan: target.value })}
      />
      {treatment.strategy === 'accept' ? null : (
        <Grid minColumn={160}>
          <Select
            label={intl.formatMessage({ id: 'risk.lowersLikelihood' })}
            options={steps}
            value={String(treatment.lowersLikelihood)}
            onValueChange={(value) => treat({ lowersLikelihood: Number(value) })}
          />
          <Select
            label={intl.formatMessage({ id: 'risk.lowersImpact' })}
            options={steps}
            value={String(treatment.lowersImpact)}
            onValueChange={(value) => treat({ lowersImpact: Number(value) })}
          />
        </Grid>
      )}
      <Stack gap={4} align="start">
        <Text size={13} tone="muted">
          {intl.formatMessage({ id: 'risk.register.residual' })}
        </Text>
        <RiskBadge item={item} after />
      </Stack>
      <TextField
        label={intl.formatMessage({ id: 'risk.owner' })}
        optional
        maxLength={bounds.shortText.max}
        value={item.owner}
        dir="auto"
        onChange={({ target }) => onChange({ owner: target.value })}
      />
      <Select
        label={intl.formatMessage({ id: 'risk.register.status' })}
        options={statuses}
        value={item.status}
        onValueChange={(value) => onChange({ status: value as RegisteredRisk['status'] })}
      />
    </Stack>
  );
}
