import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader, Stack } from '@constella/ui';
import { useRef, useState } from 'react';

import { useListView } from '../../lists/use-list-view';
import { ModelTestPanel } from '../../model-test/model-test-panel';
import type { AskedPrompt } from '../../model-test/prompt-history';
import { usePromptHistory } from '../../model-test/use-prompt-history';
import { CapabilityComparison } from './capability-comparison';
import { ModelCatalogue } from './model-catalogue';
import * as styles from './models-screen.css';
import { PromptHistoryPanel } from './prompt-history-panel';

/** `/models`: the test panel beside the catalogue it takes its models from. */
export function ModelsScreen() {
  const intl = useIntl();
  const { params, change } = useListView();
  const history = usePromptHistory();
  const [used, setUsed] = useState<{ asked: AskedPrompt; time: number }>();
  const panel = useRef<HTMLDivElement>(null);
  const show = () => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus();
  };
  const tryModel = (model: string) => {
    setUsed(undefined);
    change({ model });
    show();
  };
  const use = (asked: AskedPrompt) => {
    // As often as it is wanted: the form begins with it each time.
    setUsed({ asked, time: (used?.time ?? 0) + 1 });
    change({ model: '' });
    show();
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
          <Stack gap={16}>
            <ModelTestPanel
              key={used?.time}
              model={params.get('model') ?? undefined}
              begin={used?.asked}
              history={history}
            />
            <PromptHistoryPanel history={history} onUse={use} />
          </Stack>
        </div>
        <Stack gap={16}>
          <ModelCatalogue onTry={tryModel} />
          <CapabilityComparison />
        </Stack>
      </div>
    </Container>
  );
}
