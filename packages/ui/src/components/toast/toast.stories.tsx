import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { TrashIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { type ToastOptions, useToast } from './toast-context.js';
import { ToastProvider } from './toast-provider.js';
import type { Clock } from './toast-timer.js';

/** React has drawn what changed. Without it a check that something stays would pass too early. */
const drawn = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

// The time of these stories: it passes only when a play function says so.
const createManualClock = () => {
  let time = 0;
  let pending: { at: number; callback: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, callback) => {
      const entry = { at: time + milliseconds, callback };
      pending.push(entry);
      return () => {
        pending = pending.filter((other) => other !== entry);
      };
    },
  };
  const advance = async (milliseconds: number) => {
    time += milliseconds;
    const due = pending.filter(({ at }) => at <= time);
    pending = pending.filter(({ at }) => at > time);
    for (const { callback } of due) callback();
    await drawn();
  };
  return { clock, advance };
};

let time = createManualClock();
const onUndo = fn();

const toasts: Record<string, ToastOptions> = {
  created: {
    tone: 'success',
    title: 'Agent created',
    description: 'Contract reader is ready to join a task.',
  },
  deleted: {
    title: 'Brief writer deleted',
    icon: <TrashIcon />,
    action: { label: 'Undo', onAction: onUndo },
  },
  failed: {
    tone: 'destructive',
    title: 'Failed to create agent',
    description: 'The name is already in use. Your entries are kept.',
  },
  queued: {
    tone: 'info',
    title: 'Run queued',
    duration: 2000,
  },
  lost: {
    tone: 'warning',
    title: 'Connection lost',
    description: 'The run continues; messages catch up on return.',
  },
  awkward: {
    tone: 'destructive',
    title: awkwardTexts[0],
    description: awkwardTexts.join(' '),
    action: { label: awkwardTexts[2], onAction: onUndo },
  },
};

function Buttons() {
  const { toast } = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
      {Object.entries(toasts).map(([name, options]) => (
        <Button key={name} onClick={() => toast(options)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  args: { children: <Buttons /> },
  argTypes: { children: { control: false }, clock: { control: false } },
  beforeEach: () => {
    time = createManualClock();
    onUndo.mockClear();
  },
  render: (args) => <ToastProvider {...args} clock={time.clock} />,
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const shown = () => within(region()).queryAllByRole('listitem');
const show = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  // The first toast fetches the region it is shown in.
  const list = await screen.findByRole('region', { name: 'Notifications (F8)' });
  await within(list).findByRole('listitem');
};
const gone = () => waitFor(() => expect(shown()).toHaveLength(0));
const stays = async () => {
  await time.advance(60_000);
  await expect(shown()).toHaveLength(1);
};

/** Announced politely, gone after five seconds. */
export const Success: Story = {
  play: async () => {
    await show('created');
    const status = await screen.findByRole('status');
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(status).toHaveTextContent(/Agent created/));
    await time.advance(4999);
    await expect(shown()).toHaveLength(1);
    await time.advance(1);
    await gone();
    await show('created');
  },
};

/** A failure interrupts. */
export const Destructive: Story = {
  play: async () => {
    await show('failed');
    await expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive');
  },
};

export const Warning: Story = {
  play: () => show('lost'),
};

/** The action runs once and closes the toast; the focus is where it was. */
export const WithAction: Story = {
  play: async () => {
    await show('deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await gone();
    await expect(screen.getByRole('button', { name: 'deleted' })).toHaveFocus();
    await show('deleted');
  },
};

/** A new one takes the place of one that offers nothing to do. */
export const OneAtATime: Story = {
  play: async () => {
    await show('created');
    await time.advance(4000);
    await show('lost');
    await expect(shown()).toHaveLength(1);
    await expect(region()).toHaveTextContent('Connection lost');
    // With a time of its own.
    await time.advance(4999);
    await expect(shown()).toHaveLength(1);
    await time.advance(1);
    await gone();
  },
};

/** One that offers something to do stays its time; what comes meanwhile waits. */
export const ActionsAreNotLost: Story = {
  play: async () => {
    await show('deleted');
    await show('created');
    await show('queued');
    await expect(shown()).toHaveLength(1);
    await expect(region()).toHaveTextContent('Brief writer deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(region()).toHaveTextContent('Agent created'));
    await time.advance(5000);
    await waitFor(() => expect(region()).toHaveTextContent('Run queued'));
    // With a time of its own.
    await time.advance(1999);
    await expect(shown()).toHaveLength(1);
    await time.advance(1);
    await gone();
  },
};

function Upload() {
  const { toast, update } = useToast();
  const [id, setId] = useState('');
  return (
    <>
      <Button onClick={() => setId(toast({ title: 'Sending', duration: Infinity }))}>Send</Button>
      <Button onClick={() => update(id, { tone: 'success', title: 'Sent', duration: undefined })}>
        Arrive
      </Button>
    </>
  );
}

/** A task that takes time has one toast, whose time starts when it is done. */
export const Updated: Story = {
  args: { children: <Upload /> },
  play: async () => {
    await show('Send');
    await stays();
    await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(region()).toHaveTextContent('Sent'));
    await time.advance(5000);
    await gone();
  },
};

/** Raised in a dialog it is in reach: F8 leads there and Escape, or its end, back. */
export const InADialog: Story = {
  args: {
    children: (
      <Dialog title="Agents" trigger={<Button>Open</Button>}>
        <Buttons />
      </Dialog>
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agents' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await show('deleted');
    const button = screen.getByRole('button', { name: 'deleted' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(region()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await gone();
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();
    // The dialog holds the focus again.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A pointer on it stops its time. */
export const HeldByPointer: Story = {
  play: async () => {
    await show('created');
    await time.advance(4000);
    await userEvent.hover(screen.getByText('Agent created'));
    await stays();
    await userEvent.unhover(screen.getByText('Agent created'));
    await time.advance(999);
    await expect(shown()).toHaveLength(1);
    await time.advance(1);
    await gone();
  },
};

/** F8 brings the focus to it and stops its time; Escape closes it and brings the focus back. */
export const HeldByFocus: Story = {
  play: async () => {
    await show('deleted');
    await userEvent.keyboard('[F8]');
    await expect(region()).toContainElement(document.activeElement as HTMLElement);
    await stays();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await stays();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(screen.getByRole('button', { name: 'deleted' })).toHaveFocus();
    // What follows is not held by a focus left behind.
    await show('created');
    await time.advance(5000);
    await gone();
  },
};

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Nobody sees it in a hidden tab, so its time stops there. */
export const HeldByHiddenTab: Story = {
  beforeEach: () => () => {
    Reflect.deleteProperty(document, 'hidden');
  },
  play: async () => {
    await show('created');
    setHidden(true);
    await stays();
    setHidden(false);
    await time.advance(5000);
    await gone();
  },
};

const swipe = (distance: number) => {
  const toast = shown()[0] as HTMLElement;
  const { left, top } = toast.getBoundingClientRect();
  const at = (x: number) => ({
    bubbles: true,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: left + 20 + x,
    clientY: top + 8,
  });
  // No pointer is really down, so it cannot be captured.
  toast.setPointerCapture = () => {};
  toast.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  for (const part of [0.25, 0.5, 0.75, 1]) {
    toast.dispatchEvent(new PointerEvent('pointermove', at(distance * part)));
  }
  toast.dispatchEvent(new PointerEvent('pointerup', at(distance)));
};

/** More than 50 px toward the end side closes it; less, or the other way, does not. */
export const Swipe: Story = {
  play: async () => {
    await show('created');
    swipe(40);
    swipe(-80);
    await drawn();
    await expect(shown()).toHaveLength(1);
    swipe(60);
    await gone();
  },
};

/** From right to left the end side is the left one. */
export const SwipeRightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'created' }));
    const toast = await screen.findByRole('listitem');
    await expect(toast.getBoundingClientRect().left).toBe(16);
    const list = toast.parentElement as HTMLElement;
    const { left, top } = toast.getBoundingClientRect();
    const at = (x: number) => ({
      bubbles: true,
      pointerId: 1,
      button: 0,
      clientX: left + 200 + x,
      clientY: top + 8,
    });
    toast.setPointerCapture = () => {};
    toast.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    toast.dispatchEvent(new PointerEvent('pointermove', at(-20)));
    toast.dispatchEvent(new PointerEvent('pointermove', at(-60)));
    toast.dispatchEvent(new PointerEvent('pointerup', at(-60)));
    await waitFor(() => expect(within(list).queryAllByRole('listitem')).toHaveLength(0));
  },
};

function Promised() {
  const { promise, toast } = useToast();
  const [settle, setSettle] = useState<(file: string | null) => void>();
  const begin = () => {
    const work = new Promise<string>((resolve, reject) => {
      setSettle(() => (file: string | null) => (file ? resolve(file) : reject(new Error('full'))));
    });
    void promise(work, {
      pending: { title: 'Exporting' },
      done: (file) => ({ tone: 'success', title: `${file} is ready` }),
      failed: (error) => ({ title: 'Not exported', description: (error as Error).message }),
    }).catch(() => {});
  };
  return (
    <div style={{ display: 'flex', gap: 8, padding: 16 }}>
      <Button onClick={begin}>export</Button>
      <Button onClick={() => settle?.('report.csv')}>finish</Button>
      <Button onClick={() => settle?.(null)}>fail</Button>
      <Button onClick={() => toast({ title: 'Saved' })}>save</Button>
    </div>
  );
}

/** A toast of a long task stays until it is done, and then tells the result. */
export const Promises: Story = {
  args: { children: <Promised /> },
  play: async () => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await show('export');
    await expect(shown()[0]).toHaveTextContent('Exporting');
    await stays();
    await press('finish');
    await waitFor(() => expect(shown()[0]).toHaveTextContent('report.csv is ready'));
    await time.advance(5000);
    await gone();

    await show('export');
    await press('fail');
    await waitFor(() => expect(shown()[0]).toHaveTextContent(/Not exported.*full/));
    await time.advance(5000);
    await gone();

    // Another toast took its place, or somebody closed it: what came of it is said all the same.
    await show('export');
    await press('save');
    await waitFor(() => expect(shown()[0]).toHaveTextContent('Saved'));
    await press('finish');
    await waitFor(() => expect(shown()[0]).toHaveTextContent('report.csv is ready'));
  },
};

/** The close button. */
export const Close: Story = {
  play: async () => {
    await show('lost');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

/** Endless and turned words: it grows upwards, never out of the window. */
export const BadInput: Story = {
  play: async () => {
    await show('awkward');
    await expectSound(shown()[0] as HTMLElement);
  },
};
