import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DownloadIcon, PlusIcon, UploadIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Badge } from '../badge/badge.js';
import { Breadcrumb } from '../breadcrumb/breadcrumb.js';
import { Button } from '../button/button.js';
import { PageHeader } from './page-header.js';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Agents',
    description: 'Create agents, group them into tasks and test the models behind them.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    actions: (
      <>
        <Button icon={<UploadIcon />}>Import</Button>
        <Button variant="primary" icon={<PlusIcon />}>
          Create agent
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agents' })).toBeVisible();
  },
};

/** The head of a workspace: way back, a sentence as the title, facts. */
export const Workspace: Story = {
  args: {
    size: 20,
    title: 'Choose an EU fulfilment site for spring 2027',
    description: undefined,
    breadcrumb: (
      <Breadcrumb
        label="Breadcrumb"
        items={[{ label: 'Tasks', href: '/tasks' }, { label: 'T-2048' }]}
      />
    ),
    meta: (
      <>
        <Badge tone="accent" dot="busy">
          Running
        </Badge>
        <span>Elapsed 1:42</span>
        <span>Step 4 of 6</span>
        <span>Points 18 of 40 reserved</span>
      </>
    ),
    actions: <Button icon={<DownloadIcon />}>Export</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Step 4 of 6')).toBeVisible();
  },
};

export const Phone: Story = {
  ...Playground,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const action = canvas.getByRole('button', { name: 'Create agent' });
    await expect(action.getBoundingClientRect().top).toBeGreaterThan(
      title.getBoundingClientRect().bottom,
    );
  },
};

/** Endless and turned titles with an action of the same kind. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <PageHeader
          {...args}
          key={text}
          title={text}
          description={text}
          meta={text}
          actions={<Button>{text}</Button>}
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
