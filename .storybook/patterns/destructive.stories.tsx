import {
  AlertDialog,
  Button,
  Panel,
  PanelSection,
  Text,
  ToastProvider,
  useToast,
} from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/**
 * An action that can be undone is done at once and offers Undo; what cannot asks first; what many
 * people lose by asks for the name (`confirmText` of AlertDialog). The way back has the focus, and
 * the red button says what it does.
 */
const meta = { title: 'Patterns/Destructive' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Removable() {
  const [there, setThere] = useState(true);
  const { toast } = useToast();
  const remove = () => {
    setThere(false);
    toast({
      title: 'Draft removed',
      action: { label: 'Undo', onAction: () => setThere(true) },
    });
  };
  return (
    <Panel title="Drafts" padding="none">
      <PanelSection>
        {there ? <Text>Quarterly report</Text> : <Text tone="muted">No drafts.</Text>}
      </PanelSection>
      <PanelSection>
        <Button onClick={remove} disabledReason={there ? undefined : 'There is no draft'}>
          Remove draft
        </Button>
      </PanelSection>
    </Panel>
  );
}

/** It can be brought back: done at once, with Undo. No question. */
export const Undo: Story = {
  render: () => (
    <ToastProvider>
      <Removable />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('Quarterly report')).toBeVisible());
  },
};

function Deletable() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  return (
    <Panel title="Contract reader">
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title="Delete Contract reader?"
        description="Its runs stay readable. The agent itself cannot be brought back."
        confirmLabel="Delete agent"
        cancelLabel="Keep it"
        onConfirm={() => {
          setThere(false);
          setOpen(false);
        }}
        trigger={<Button variant="dangerQuiet">Delete agent</Button>}
      />
      <Text>{there ? 'Ready' : 'Deleted'}</Text>
    </Panel>
  );
}

/** It cannot: a question with the way back in focus, what is lost and what stays. */
export const Question: Story = {
  render: () => <Deletable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete agent' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Ready')).toBeVisible();
  },
};
