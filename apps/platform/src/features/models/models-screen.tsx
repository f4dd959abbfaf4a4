import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader, Stack } from '@constella/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ModelTestPanel } from '../../model-test/model-test-panel';
import { CapabilityComparison } from './capability-comparison';
import { ModelCatalogue } from './model-catalogue';
import * as styles from './models-screen.css';

/** `/models`: the test panel beside the catalogue it takes its models from. */
export function ModelsScreen() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const tryModel = (model: string) => {
    setParams(
      (current) => {
        current.set('model', model);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus();
  };
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.models' })}
        description={intl.formatMessage({ id: 'models.screen.description' })}
      />
      <div className={styles.columns}>
        <div
          ref={panel}
          className={styles.panel}
          tabIndex={-1}
          role="group"
          aria-label={intl.formatMessage({ id: 'models.test.title' })}
        >
          <ModelTestPanel model={params.get('model') ?? undefined} />
        </div>
        <Stack gap={16}>
          <ModelCatalogue onTry={tryModel} />
          <CapabilityComparison />
        </Stack>
      </div>
    </Container>
  );
}
