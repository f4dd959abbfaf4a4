import { Button, EmptyState, Panel, PanelSection, TextField } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { AgentsList } from './agents-list';

/**
 * Nothing there has three reasons, and each says something else: nothing yet (how to begin), nothing
 * found (how to widen the search), nothing left (that it is done).
 */
const meta = { title: 'Patterns/Empty' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing yet: what will be here, and one way to begin. */
export const NothingYet: Story = {
  parameters: { server: { scenario: 'empty' } },
  render: () => <AgentsList />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No agents yet')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Create an agent' })).toBeVisible();
  },
};

const names = ['Contract reader', 'Brief writer', 'Fact checker'];

function Search() {
  const [query, setQuery] = useState('zeppelin');
  const found = names.filter((name) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <Panel title="Agents" padding="none">
      <PanelSection>
        <TextField
          label="Search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onClear={() => setQuery('')}
        />
      </PanelSection>
      {found.map((name) => (
        <PanelSection key={name}>{name}</PanelSection>
      ))}
      {found.length === 0 && (
        <PanelSection>
          <div role="status">
            <EmptyState
              art="none"
              title={`No agent is called “${query}”`}
              action={<Button onClick={() => setQuery('')}>Show all agents</Button>}
            />
          </div>
        </PanelSection>
      )}
    </Panel>
  );
}

/** Nothing found: repeats what was searched and gives the whole list back. No picture: it is no occasion. */
export const NothingFound: Story = {
  render: () => <Search />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('zeppelin');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all agents' }));
    await expect(canvas.getByText('Fact checker')).toBeVisible();
  },
};

/** Nothing left: the work is done, and that is good news. */
export const NothingLeft: Story = {
  render: () => (
    <Panel title="Waiting for you">
      <EmptyState
        title="Everything is answered"
        description="New questions from runs appear here."
      />
    </Panel>
  ),
};
