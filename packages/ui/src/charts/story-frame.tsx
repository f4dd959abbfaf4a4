import type { Decorator } from '@storybook/react-vite';

import { Panel } from '../components/panel/panel.js';

/** A panel as wide as `parameters.width`, 640 px where a story says nothing. */
export const inPanel: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: Number(parameters['width'] ?? 640) }}>
    <Panel>
      <Story />
    </Panel>
  </div>
);
