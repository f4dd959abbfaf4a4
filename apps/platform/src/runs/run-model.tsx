import { ModelPicker } from '@constella/forms';
import type { Model, Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, ChevronDownIcon, Popover, Stack, Switch, Text } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { useModelSource } from './use-model-source';

/** Who writes a new run, and whether pages of the web are looked up for it. */
export interface ModelChoice {
  /** The id of the chosen model; empty for automatic. */
  readonly model: string;
  readonly webSearch: boolean;
}

/** The choice a run was made with; without a run nothing is chosen. */
export const modelChoiceOf = (task?: Pick<Task, 'model' | 'webSearch'>): ModelChoice => ({
  model: task?.model ?? '',
  webSearch: task?.webSearch ?? false,
});

interface RunModelProps {
  value: ModelChoice;
  onValueChange: (choice: ModelChoice) => void;
}

/**
 * The model a new run is written by. Nothing where there is nothing to choose: the built-in model
 * stands in for every name.
 */
export function RunModel({ value, onValueChange }: RunModelProps) {
  const intl = useIntl();
  const { onModelChange: _told, ...source } = useModelSource();
  const connection = useQuery(queries.modelConnection(useApi())).data;
  const { models } = source;
  const { model: id, webSearch } = value;
  if (id === '' && models.every(({ offline }) => offline)) return null;
  const writer = (chosen: string): Model | undefined =>
    models.find((one) => (chosen === '' ? one.name === connection?.model : one.id === chosen));
  const search = writer(id)?.webSearch;
  const label =
    id === ''
      ? intl.formatMessage({ id: 'run.model.automatic' })
      : intl.formatMessage({ id: 'run.model.chosen' }, { model: writer(id)?.name ?? id });
  const title = intl.formatMessage({ id: 'run.model.title' });
  return (
    <Popover
      size="large"
      title={title}
      trigger={
        <Button variant="quiet" size="small" iconEnd={<ChevronDownIcon size={14} />}>
          {webSearch ? intl.formatMessage({ id: 'run.model.withWeb' }, { model: label }) : label}
        </Button>
      }
    >
      <Stack gap={8}>
        <ModelPicker
          {...source}
          label={title}
          labelHidden
          value={id}
          onValueChange={(model) =>
            onValueChange({ model, webSearch: webSearch && Boolean(writer(model)?.webSearch) })
          }
          placeholder={intl.formatMessage({ id: 'run.model.placeholder' })}
        />
        <Text size={12} tone="muted">
          {intl.formatMessage({ id: 'run.model.hint' })}
        </Text>
        {(search || webSearch) && (
          <Switch
            label={intl.formatMessage({ id: 'run.webSearch' })}
            description={searchHint(search?.price, intl)}
            checked={webSearch}
            onCheckedChange={(checked) => onValueChange({ model: id, webSearch: checked })}
          />
        )}
      </Stack>
    </Popover>
  );
}

/** What is found becomes of the result, and what it costs where that is known. */
function searchHint(price: number | null | undefined, intl: ReturnType<typeof useIntl>): string {
  const hint = intl.formatMessage({ id: 'run.webSearch.hint' });
  if (price == null) return hint;
  const amount = intl.formatNumber(price, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
  return `${hint} ${intl.formatMessage({ id: 'run.webSearch.price' }, { price: amount })}`;
}
