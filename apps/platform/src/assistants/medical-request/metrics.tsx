import type { AssistantResult, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { KeyValue, useDuration } from '@constella/ui';

/** Figures of a run, as they were stored; what nobody measured says so. */
export function RunMetrics({ task }: { task: Task }) {
  const intl = useIntl();
  const duration = useDuration();
  const { averageConfidence = null } = (task.result ?? {}) as Partial<
    AssistantResult<'medical-request'>
  >;
  const models = task.usage?.models ?? [];
  const asked = models.filter(({ offline }) => !offline);
  return (
    <KeyValue
      items={[
        {
          id: 'time',
          label: intl.formatMessage({ id: 'medical.metrics.time' }),
          value:
            task.duration === null
              ? intl.formatMessage({ id: 'medical.metrics.unmeasured' })
              : duration(task.duration),
        },
        {
          id: 'models',
          label: intl.formatMessage({ id: 'medical.metrics.models' }),
          value:
            asked.length === 0
              ? intl.formatMessage({ id: 'medical.metrics.offline' })
              : intl.formatList(asked.map(({ model }) => model)),
        },
        {
          id: 'confidence',
          label: intl.formatMessage({ id: 'medical.metrics.confidence' }),
          value:
            averageConfidence === null
              ? intl.formatMessage({ id: 'medical.metrics.noFinding' })
              : intl.formatMessage(
                  { id: 'medical.metrics.ofHundred' },
                  { value: intl.formatNumber(averageConfidence) },
                ),
        },
        {
          id: 'network',
          label: intl.formatMessage({ id: 'medical.metrics.network' }),
          value: intl.formatMessage({
            id:
              models.length > 0 && asked.length === 0
                ? 'medical.metrics.noService'
                : 'medical.metrics.unmeasured',
          }),
        },
      ]}
    />
  );
}
