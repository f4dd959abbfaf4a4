import { ModelPicker } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Popover, Stack, Text } from '@constella/ui';

import { useModelSource } from './use-model-source';

interface RunModelProps {
  /** The id of the chosen model; empty for automatic. */
  value: string;
  onValueChange: (model: string) => void;
}

/**
 * The model a new run is written by. Nothing where there is nothing to choose: the built-in model
 * stands in for every name.
 */
export function RunModel({ value, onValueChange }: RunModelProps) {
  const intl = useIntl();
  const { onModelChange: _told, ...source } = useModelSource();
  const { models } = source;
  if (value === '' && models.every(({ offline }) => offline)) return null;
  const model = models.find(({ id }) => id === value)?.name ?? value;
  const title = intl.formatMessage({ id: 'run.model.title' });
  return (
    <Popover
      size="large"
      title={title}
      trigger={
        <Button variant="quiet" size="small">
          {value === ''
            ? intl.formatMessage({ id: 'run.model.automatic' })
            : intl.formatMessage({ id: 'run.model.chosen' }, { model })}
        </Button>
      }
    >
      <Stack gap={8}>
        <ModelPicker
          {...source}
          label={title}
          labelHidden
          value={value}
          onValueChange={onValueChange}
          placeholder={intl.formatMessage({ id: 'run.model.placeholder' })}
        />
        <Text size={12} tone="muted">
          {intl.formatMessage({ id: 'run.model.hint' })}
        </Text>
      </Stack>
    </Popover>
  );
}
