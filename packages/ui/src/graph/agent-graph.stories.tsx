import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgentGraph } from './agent-graph.js';
import { englishLabels, network } from './story-data.js';
import { Panel } from '../components/panel/panel.js';

const meta = {
  title: 'Graph/Agent graph',
  component: AgentGraph,
  args: { ...network, label: 'Agent network', labels: englishLabels },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Panel title="Agent network" padding="none">
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof AgentGraph>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
