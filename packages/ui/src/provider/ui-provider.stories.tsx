import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { IconButton } from '../components/icon-button/icon-button.js';
import { Panel } from '../components/panel/panel.js';
import { PasswordField } from '../components/password-field/password-field.js';
import { Text } from '../components/text/text.js';
import { CopyIcon } from '../icons/index.js';
import { contrastChoices, themes } from './page-choices.js';
import { htmlAttributes } from './html-attributes.js';
import { useUi } from './ui-context.js';
import { UiProvider, type UiProviderProps } from './ui-provider.js';

const attributes = [
  'data-theme',
  'data-contrast',
  'data-brand',
  'data-density',
  'data-reset',
  'dir',
  'lang',
];

const meta = {
  title: 'Foundations/UiProvider',
  component: UiProvider,
  argTypes: {
    theme: { control: 'inline-radio', options: themes },
    contrast: { control: 'inline-radio', options: contrastChoices },
    linkComponent: { control: false },
    portalContainer: { control: false },
  },
  // The document belongs to the page's own provider and is given back.
  beforeEach: () => {
    const root = document.documentElement;
    const before = attributes.map((name) => [name, root.getAttribute(name)] as const);
    return () => {
      for (const [name, value] of before) {
        if (value === null) root.removeAttribute(name);
        else root.setAttribute(name, value);
      }
    };
  },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of its own: Storybook's provider is not above it. */
const mountAlone = (props: UiProviderProps) => {
  const root = createRoot(document.createElement('div'));
  root.render(<UiProvider {...props} />);
  return root;
};

/** A page from a server says before any script runs what the provider would set. */
export const FromAServer: Story = {
  args: { children: <Text>الوكلاء</Text> },
  play: async () => {
    const look = {
      theme: 'dark',
      density: 'compact',
      reset: 'none',
      dir: 'rtl',
      locale: 'ar',
    } as const;
    const root = mountAlone({ ...look, children: null });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
    const said = Object.entries(htmlAttributes(look));
    await expect(said.map(([name]) => name)).toEqual(attributes);
    for (const [name, value] of said)
      await expect(document.documentElement.getAttribute(name)).toBe(value ?? null);
    root.unmount();
  },
};

/** The outermost one sets the document, so that portals see it too. */
export const Outermost: Story = {
  args: { children: <Text>Agents</Text> },
  play: async () => {
    const html = document.documentElement;
    const children = <Text>الوكلاء</Text>;
    const root = mountAlone({
      theme: 'dark',
      contrast: 'more',
      brand: 'vesper',
      density: 'compact',
      reset: 'none',
      dir: 'rtl',
      locale: 'ar',
      children,
    });
    await waitFor(() =>
      expect(attributes.map((name) => html.getAttribute(name))).toEqual([
        'dark',
        'more',
        'vesper',
        'compact',
        'none',
        'rtl',
        'ar',
      ]),
    );
    await expect(getComputedStyle(html).colorScheme).toBe('dark');
    // `system` leaves the choice to the browser.
    root.render(<UiProvider theme="system">{children}</UiProvider>);
    await waitFor(() => expect(html).not.toHaveAttribute('data-theme'));
    await expect(html).not.toHaveAttribute('data-contrast');
    await expect(html).not.toHaveAttribute('data-brand');
    await expect(html).not.toHaveAttribute('data-density');
    await expect(html).not.toHaveAttribute('data-reset');
    root.unmount();
  },
};

/** Inside another one it changes only its part, floating things included. */
export const Inside: Story = {
  args: {
    theme: 'dark',
    dir: 'rtl',
    locale: 'ar',
    children: <IconButton label="نسخ" icon={<CopyIcon />} variant="secondary" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    const button = canvas.getByRole('button', { name: 'نسخ' });
    const part = button.closest('[data-theme]') as HTMLElement;
    await expect(part).toHaveAttribute('dir', 'rtl');
    await expect(part).toHaveAttribute('lang', 'ar');
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeInTheDocument());
    await expect(part).toContainElement(within(canvasElement).getByRole('tooltip'));
    await userEvent.tab();
  },
};

/** A part that changes one of theme, contrast and brand keeps the other two of the page. */
export const Dressed: Story = {
  args: {
    theme: 'dark',
    brand: 'vesper',
    children: (
      <UiProvider contrast="more">
        <UiProvider locale="de">
          <Panel>
            <Text>Agenten</Text>
          </Panel>
        </UiProvider>
      </UiProvider>
    ),
  },
  play: async ({ canvas }) => {
    const parts: (string | null | undefined)[][] = [];
    for (
      let part = canvas.getByText('Agenten').closest<HTMLElement>('[lang], [data-theme]');
      part && parts.length < 3;
      part = part.parentElement
    )
      parts.push(attributes.slice(0, 3).map((name) => part?.getAttribute(name)));
    await expect(parts).toEqual([
      [null, null, null],
      ['dark', 'more', 'vesper'],
      ['dark', 'standard', 'vesper'],
    ]);
  },
};

/** A part follows the page's theme; what only asks for the language is not rendered for it. */
export const FollowsThePage: Story = {
  args: { children: <Text>Agents</Text> },
  play: async ({ canvasElement }) => {
    const Between = fn(() => {
      const { locale } = useUi();
      return (
        <UiProvider contrast="more" locale={locale}>
          <Text>Agenten</Text>
        </UiProvider>
      );
    });
    const root = createRoot(canvasElement.appendChild(document.createElement('div')));
    const part = () => within(canvasElement).getByText('Agenten').parentElement;
    const page = <Between />;
    root.render(<UiProvider theme="dark">{page}</UiProvider>);
    await waitFor(() => expect(part()).toHaveAttribute('data-theme', 'dark'));
    root.render(<UiProvider theme="light">{page}</UiProvider>);
    await waitFor(() => expect(part()).toHaveAttribute('data-theme', 'light'));
    await expect(Between).toHaveBeenCalledOnce();
    root.unmount();
  },
};

/** Labels left out are inherited. */
export const Labels: Story = {
  args: {
    labels: { showPassword: 'Passwort zeigen' },
    children: <PasswordField label="Passwort" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Passwort zeigen' })).toBeVisible();
  },
};
