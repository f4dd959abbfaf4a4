import { useIntl } from '@constella/i18n/react';
import { Panel, RunTimeline } from '@constella/ui';

import type { Layer, LayerState } from '../../assistants/cognitive-flow/layer-states';

const states = {
  waiting: 'pending',
  active: 'running',
  done: 'completed',
} as const satisfies Record<LayerState, string>;

/** The seven cognitive layers, lighting up as the run reaches them, with what each came to. */
export function Layers({ layers }: { layers: readonly Layer[] }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'flow.layers' });
  return (
    <Panel title={title}>
      <RunTimeline
        aria-label={title}
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
    </Panel>
  );
}
