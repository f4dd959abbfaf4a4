import { agentDefaults } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader, Stack } from '@constella/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useSession } from '../../base/session';
import { useListView } from '../../base/lists/use-list-view';
import {
  ModelTestPanel,
  type ModelTestHandle,
} from '../../assistants/shared/model-test/model-test-panel';
import { usePromptHistory } from '../../assistants/shared/model-test/use-prompt-history';
import { BlindRatings } from './blind-ratings';
import { CapabilityComparison } from './capability-comparison';
import { ModelCatalogue } from './model-catalogue';
import * as styles from './models-screen.css';
import { PromptHistoryPanel } from './prompt-history-panel';

/** `/models`: the test panel beside the catalogue it takes its models from. */
export function ModelsScreen() {
  const intl = useIntl();
  const { params, change } = useListView();
  const history = usePromptHistory();
  const panel = useRef<ModelTestHandle>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  // An address that names a model asks for it once, when the draft it joins is there.
  const { user } = useSession();
  const named = params.get('model');
  const chooseNamed = useEffectEvent((model: string) => {
    panel.current?.choose(model);
    change({ model: '' });
  });
  useEffect(() => {
    if (named && user) chooseNamed(named);
  }, [named, user]);

  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.models' })}
        description={intl.formatMessage({ id: 'models.screen.description' })}
      />
      <Stack gap={24}>
        <ModelTestPanel
          ref={panel}
          history={history}
          onModelsChange={setChosen}
          aside={<ModelCatalogue chosen={chosen} onTry={(model) => panel.current?.choose(model)} />}
        />
        <div className={styles.columns}>
          <PromptHistoryPanel
            history={history}
            onUse={({ prompt, systemPrompt, models, temperature, maxTokens }) =>
              panel.current?.fill({
                prompt,
                systemPrompt,
                models: [...models],
                temperature: temperature ?? agentDefaults.temperature,
                maxTokens: maxTokens ?? agentDefaults.maxTokens,
              })
            }
          />
          <Stack gap={16}>
            <BlindRatings />
            <CapabilityComparison />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}
