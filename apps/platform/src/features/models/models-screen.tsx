import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader, SegmentedControl, Stack } from '@constella/ui';
import { useRef, useState } from 'react';

import { useListView } from '../../lists/use-list-view';
import { ModelTestPanel } from '../../model-test/model-test-panel';
import type { AskedPrompt } from '../../model-test/prompt-history';
import { usePromptHistory } from '../../model-test/use-prompt-history';
import { CapabilityComparison } from './capability-comparison';
import { CompareModels } from './compare-models';
import { ModelCatalogue } from './model-catalogue';
import * as styles from './models-screen.css';
import { PromptHistoryPanel } from './prompt-history-panel';

/** One model, or several beside each other. */
const modes = ['one', 'compare'] as const;

/** `/models`: the test panel beside the catalogue it takes its models from. */
export function ModelsScreen() {
  const intl = useIntl();
  const { params, change } = useListView();
  const history = usePromptHistory();
  const [used, setUsed] = useState<AskedPrompt>();
  const mode = modes.find((name) => name === params.get('mode')) ?? 'one';
  const panel = useRef<HTMLDivElement>(null);
  const tryModel = (model: string) => {
    setUsed(undefined);
    change({ model, mode: '' });
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus();
  };
  const use = (asked: AskedPrompt) => {
    setUsed(asked);
    change({ mode: asked.models.length > 1 ? 'compare' : '', model: '' });
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
          <Stack gap={16}>
            <SegmentedControl
              label={intl.formatMessage({ id: 'models.beside.mode' })}
              labelHidden
              value={mode}
              onValueChange={(next) => change({ mode: next === 'one' ? '' : next })}
              options={modes.map((value) => ({
                value,
                label: intl.formatMessage({ id: `models.beside.mode.${value}` }),
              }))}
            />
            {mode === 'compare' ? (
              <CompareModels key={used?.at} history={history} begin={used} />
            ) : (
              <ModelTestPanel
                key={used?.at}
                model={used?.models[0] ?? params.get('model') ?? undefined}
                begin={used}
                onAsked={history.add}
              />
            )}
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
