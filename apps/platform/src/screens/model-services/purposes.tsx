import type { Model, PurposeModel, PurposeModelsBody } from '@constella/api-client';
import { queries, useApi, useCalls } from '@constella/api-client/react';
import { ModelPicker } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Heading, Panel } from '@constella/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../base/error-text';
import { useUndo } from '../../base/lists/use-undo';
import { useModelSource } from '../../runs/use-model-source';
import * as styles from './model-services.css';
import { ServiceSection } from './service-section';
import { ServicesSkeleton } from './services-skeleton';

/** The model of each purpose: who chose it, what it holds and costs, and what stands in for it. */
export function Purposes() {
  const intl = useIntl();
  const { data, error } = useQuery(queries.modelPurposes(useApi()));
  if (!data && !error) return <ServicesSkeleton />;
  return (
    <ServiceSection
      title={intl.formatMessage({ id: 'services.purposes.title' })}
      description={intl.formatMessage({ id: 'services.purposes.intro' })}
    >
      <Panel padding="none">
        {data && !error ? (
          data.map((one) => <Purpose key={one.purpose} {...one} />)
        ) : (
          <p className={styles.nothing}>
            <ErrorText error={error} />
          </p>
        )}
      </Panel>
    </ServiceSection>
  );
}

function Purpose({ purpose, model: id, isChosen, missing }: PurposeModel) {
  const intl = useIntl();
  const api = useCalls();
  const offerUndo = useUndo();
  const { onModelChange: _told, ...source } = useModelSource();
  const model = source.models.find((one) => one.id === id);
  const isOffline = model?.offline ?? false;
  const title = intl.formatMessage({ id: `services.purpose.${purpose}` });
  const modelName = model?.name ?? id;
  const choose = useMutation({
    mutationFn: async (next: string) => {
      const put = (value: string | null) =>
        api.chooseModels({ [purpose]: value } satisfies PurposeModelsBody);
      const before = isChosen ? id : null;
      await put(next === '' ? null : next);
      // A model that is not on offer cannot be chosen again.
      if (missing === null)
        offerUndo(intl.formatMessage({ id: 'services.saved' }, { name: title }), () => put(before));
    },
  });
  const facts = useDollars(model, { withContext: !isChosen });
  return (
    <section className={styles.purpose}>
      <div className={styles.serviceWords}>
        <Heading level={3} size="14">
          {title}
        </Heading>
        <p className={styles.quiet}>
          {intl.formatMessage({ id: `services.purpose.${purpose}.for` })}
        </p>
      </div>
      <div className={styles.purposeModel}>
        {isOffline ? (
          <p>{intl.formatMessage({ id: 'services.offline.title' })}</p>
        ) : (
          <ModelPicker
            {...source}
            label={title}
            labelHidden
            value={isChosen ? id : ''}
            disabled={choose.isPending}
            onValueChange={(next) => choose.mutate(next)}
            placeholder={intl.formatMessage(
              { id: 'services.purposes.automatic' },
              { model: modelName },
            )}
          />
        )}
        {facts && !isOffline && <p className={styles.quiet}>{facts}</p>}
        {missing !== null && (
          <p role="status" className={styles.warned}>
            {isOffline
              ? intl.formatMessage({ id: 'services.purposes.missingOffline' }, { model: missing })
              : intl.formatMessage(
                  { id: 'services.purposes.missing' },
                  { model: missing, instead: modelName },
                )}
          </p>
        )}
        {(isChosen || missing !== null) && (
          <Button
            variant="quiet"
            size="small"
            className={styles.atStart}
            busy={choose.isPending}
            onClick={() => choose.mutate('')}
          >
            {intl.formatMessage({ id: 'services.purposes.reset' })}
          </Button>
        )}
        {choose.error && (
          <p role="alert" className={styles.bad}>
            <ErrorText error={choose.error} />
          </p>
        )}
      </div>
    </section>
  );
}

/** What a model's service asks for it, in one line. */
function useDollars(model: Model | undefined, { withContext }: { withContext: boolean }) {
  const intl = useIntl();
  const dollars = (value: number) =>
    intl.formatNumber(value, { style: 'currency', currency: 'USD', maximumFractionDigits: 3 });
  if (!model) return undefined;
  const { contextLength, price } = model;
  const facts = [
    withContext &&
      contextLength &&
      intl.formatMessage(
        { id: 'models.form.context' },
        { tokens: intl.formatNumber(contextLength, { notation: 'compact' }) },
      ),
    price &&
      intl.formatMessage(
        { id: 'services.purposes.price' },
        { input: dollars(price.input), output: dollars(price.output) },
      ),
  ].filter(Boolean);
  return facts.length > 0 ? facts.join(' · ') : undefined;
}
