// What opens by itself at first also closes by itself, and tells the caller so.
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as ui from '../packages/ui/src';

const trigger = <ui.Button>Open</ui.Button>;

interface Row {
  component: unknown;
  props: object;
  /** The open window. */
  window: string;
}

const windows: Record<string, Row> = {
  Dialog: { component: ui.Dialog, props: { trigger, title: 'Rename' }, window: '[role="dialog"]' },
  AlertDialog: {
    component: ui.AlertDialog,
    props: {
      trigger,
      title: 'Delete?',
      description: 'For good.',
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      onConfirm: () => {},
    },
    window: '[role="alertdialog"]',
  },
  Sheet: {
    component: ui.Sheet,
    props: { trigger, title: 'Menu', children: 'Places' },
    window: '[role="dialog"]',
  },
  Popover: {
    component: ui.Popover,
    props: { trigger, children: 'Settings' },
    window: '[role="dialog"]',
  },
  DropdownMenu: {
    component: ui.DropdownMenu,
    props: { trigger, children: <ui.MenuItem>Edit</ui.MenuItem> },
    window: '[role="menu"]',
  },
  HoverCard: {
    component: ui.HoverCard,
    props: { trigger: <a href="#agent">Agent</a>, id: 'card', children: 'Idle' },
    window: '#card',
  },
  CommandMenu: {
    component: ui.CommandMenu,
    props: { items: [{ id: 'agents', label: 'Agents' }] },
    window: '[role="dialog"]',
  },
};

let root: Root | undefined;
let canvas: HTMLElement | undefined;
afterEach(() => {
  root?.unmount();
  canvas?.remove();
});

const show = ({ component, props }: Row, own: object) => {
  canvas = document.createElement('div');
  document.body.append(canvas);
  root = createRoot(canvas);
  const place = root;
  flushSync(() =>
    place.render(
      <ui.UiProvider>
        {createElement(component as ComponentType<object>, { ...props, ...own })}
      </ui.UiProvider>,
    ),
  );
};

describe.each(Object.entries(windows))('%s', (_name, row) => {
  const isOpen = () => document.querySelector(row.window) !== null;

  it('is open at first with defaultOpen, and Escape closes it', async () => {
    const told: boolean[] = [];
    show(row, { defaultOpen: true, onOpenChange: (open: boolean) => told.push(open) });
    await expect.poll(isOpen).toBe(true);
    expect(told).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    expect(told).toEqual([false]);
  });
});
