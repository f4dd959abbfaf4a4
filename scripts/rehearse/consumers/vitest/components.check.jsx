import { LoginForm, formNamespaces } from '@constella/forms';
import { loadMessages } from '@constella/i18n';
import { I18nProvider } from '@constella/i18n/react';
import { Button, Stack, TextField, UiProvider } from '@constella/ui';
import '@constella/ui/tokens.css';
import { labels } from '@constella/ui/labels/ja';
import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const messages = await loadMessages('ja', formNamespaces.login);
const show = (children) =>
  render(
    <I18nProvider locale="ja" messages={messages}>
      <UiProvider locale="ja" labels={labels}>
        <main>{children}</main>
      </UiProvider>
    </I18nProvider>,
  );

const levels = ['log', 'info', 'warn', 'error'];
beforeEach(() => levels.map((level) => vi.spyOn(console, level)));
afterEach(() => {
  for (const level of levels) expect(console[level]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// jsdom lays nothing out, so it cannot tell colours.
const violations = async (container) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations;

it('renders components and answers to them', async () => {
  const run = vi.fn();
  const { container } = show(
    <Stack>
      <TextField label="名前" />
      <Button onClick={run}>実行</Button>
    </Stack>,
  );
  fireEvent.click(screen.getByRole('button', { name: '実行' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('名前')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

it('renders a form', async () => {
  const { container } = show(<LoginForm onSubmit={() => undefined} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(await violations(container)).toEqual([]);
});
