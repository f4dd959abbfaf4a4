import { useIntl } from '@constella/i18n/react';
import { Button, ChevronDownIcon, ChevronUpIcon, RunTimeline, VisuallyHidden } from '@constella/ui';
import { useId, useState } from 'react';

import type { Layer, LayerState } from '../../assistants/cognitive-flow/layer-states';
import * as styles from './layers.css';

const states = {
  waiting: 'pending',
  active: 'running',
  done: 'completed',
} as const satisfies Record<LayerState, string>;

/**
 * The seven cognitive layers as one line of dots, lighting up as the run reaches them; it unfolds to
 * what each came to.
 */
export function Layers({ layers }: { layers: readonly Layer[] }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const title = intl.formatMessage({ id: 'flow.layers' });
  const active = layers.find(({ state }) => state === 'active');
  const done = layers.filter(({ state }) => state === 'done').length;
  return (
    <section aria-label={title}>
      <div className={styles.line}>
        <ol aria-label={title} className={styles.dots}>
          {layers.map(({ layer, state }) => (
            <li key={layer} className={styles.dot} data-state={state}>
              <VisuallyHidden>
                {intl.formatMessage({ id: `flow.layer.${layer}` })}
                {state === 'active' && <> {intl.formatMessage({ id: 'run.stepState.running' })}</>}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={details}
          iconEnd={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => setOpen((now) => !now)}
        >
          {active
            ? intl.formatMessage({ id: `flow.layer.${active.layer}` })
            : intl.formatMessage({ id: 'flow.layersDone' }, { done, total: layers.length })}
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className={styles.details}>
        {isOpen && (
          <RunTimeline
            aria-label={intl.formatMessage({ id: 'flow.layerFound' })}
            steps={layers.map(({ layer, state, content }) => ({
              id: layer,
              name: intl.formatMessage({ id: `flow.layer.${layer}` }),
              state: states[state],
              agent: content ? (
                <bdi>{content}</bdi>
              ) : (
                intl.formatMessage({ id: `flow.layerAbout.${layer}` })
              ),
            }))}
          />
        )}
      </div>
    </section>
  );
}
