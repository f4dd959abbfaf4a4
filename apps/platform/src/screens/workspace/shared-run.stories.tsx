import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { decisionExample } from '../../assistants/decision/example';
import { SharedRunScreen } from './shared-run-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const link = '0b7c1f2e-5a64-4d0e-9c3b-2f8e6a1d4c70';
/** The first finished run of the data becomes a decision whose link is on; admin's or the reader's own. */
const sharedBy = (username: 'admin' | 'demo') => (store: Store) => {
  const run = store.all('tasks').find(({ status }) => status === 'completed');
  const owner = store.findBy('users', 'username', username);
  if (!run || !owner) return;
  store.update('tasks', run.id, {
    userId: owner.id,
    assistant: 'decision',
    title: 'Where to fulfil EU orders',
    shareId: link,
    result: { ...run.result, ...decisionExample },
    edited: ['text'],
  });
};
const app = {
  path: '/shared/:link',
  at: `/shared/${link}`,
  title: 'shell.title.sharedResult',
  prepare: sharedBy('admin'),
};

const meta = {
  title: 'Screens/Shared run',
  tags: ['!autodocs'],
  component: SharedRunScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof SharedRunScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its reader sees whose it is, the result and where it comes from, and can change nothing. */
export const AsItsReaderSeesIt: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Where to fulfil EU orders' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Shared by Ingrid Halvorsen/)).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Options by criteria' })).toBeVisible();
    for (const role of ['slider', 'textbox', 'combobox'])
      await expect(canvas.queryByRole(role)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit text' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open in my workspace' })).toBeNull();
    await expect(canvas.getByText(/^Written by AI/)).toBeVisible();
  },
};

/** Its owner sees the same, and the way back to their own. */
export const AsItsOwnerSeesIt: Story = {
  parameters: { app: { ...app, prepare: sharedBy('demo') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open in my workspace' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/enterprise\/decision-assistant\/\d+$/),
    );
  },
};

/** Turned off, or never there: what it may be, and a way on. */
export const Off: Story = {
  parameters: { app: { ...app, at: '/shared/9d3e8a41-7c05-4b6f-8e12-6a0f5d2b7c93' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link is off' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
  },
};

/** Nobody answers: it can be tried again. */
export const Unreachable: Story = {
  parameters: { app: { ...app, scenario: 'offline' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The shared result did not load' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
