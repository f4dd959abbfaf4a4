import {
  Button,
  Checkbox,
  Dialog,
  Inline,
  Link,
  Panel,
  Skeleton,
  Stack,
  Text,
  TextField,
  UiProvider,
} from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/**
 * The ruler in the toolbar shows the design tokens of whatever the pointer rests on or the keyboard
 * comes to: each value with the token of the rule that wins, its variable and what it comes to here.
 * What has no token says so. `Alt I` leads into the panel, where the elements around can be reached;
 * `Esc` closes it. It works on every story and on the stages of these pages.
 */
const meta = {
  title: 'Start/Token inspector',
  globals: { inspector: 'on' },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Example = () => (
  <Panel title="Weekly report">
    <Stack gap={16}>
      <Text tone="muted">
        Three agents read the sources.{' '}
        <Link href="#sources" underlined>
          See the sources
        </Link>
      </Text>
      <TextField label="Name" defaultValue="Weekly report" description="Shown in the list." />
      <Checkbox label="Keep the trace" checked onCheckedChange={() => undefined} />
      <Inline>
        <Button variant="primary">Run now</Button>
        <Button>Edit</Button>
        <Button disabledReason="Somebody else is writing">Delete</Button>
      </Inline>
    </Stack>
  </Panel>
);

/** It stands beside the body. */
const page = () => within(document.documentElement);

const panel = (name: string) =>
  page().findByRole('region', { name: `Tokens of ${name}` }, { timeout: 20_000 });

/** Rests on an element, again until the inspector is there: it is fetched when it is switched on. */
const pointAt = (element: HTMLElement, name: string) =>
  waitFor(
    async () => {
      await userEvent.unhover(element);
      await userEvent.hover(element);
      return page().findByRole('region', { name: `Tokens of ${name}` }, { timeout: 300 });
    },
    { timeout: 20_000 },
  );

/** The panel's entry for a property. */
const said = (region: HTMLElement, property: string) => {
  const term = within(region).getByText(property, { selector: 'dt' });
  return term.nextElementSibling as HTMLElement;
};

/** A pointer rests on a button: the tokens of its variant, and what its text has for contrast. */
export const Pointed: Story = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect();
    const region = await pointAt(canvas.getByRole('button', { name: 'Run now' }), 'button');
    await expect(said(region, 'color')).toHaveTextContent(
      /^accent\.onSolid#ffffff --constella-accent-on-solid$/,
    );
    await expect(said(region, 'background-color')).toHaveTextContent(/accent\.solid/);
    await expect(said(region, 'border-radius')).toHaveTextContent(/^radius\.6/);
    await expect(said(region, 'font-weight')).toHaveTextContent('weight.medium');
    await expect(said(region, 'contrast')).toHaveTextContent(/^\d+\.\d\d:1passesAA asks 4\.5:1$/);
    await expect(canvasElement.getBoundingClientRect()).toEqual(before);
  },
};

/** By the keyboard: Tab comes to a field, Alt I leads into the panel and back, Escape closes it. */
export const Keyboard: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    canvas.getByRole('link').focus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const region = await panel('input');
    await waitFor(() =>
      expect(within(region).getByRole('status')).toHaveTextContent(/Tokens of input, color text/),
    );
    await userEvent.keyboard('{Alt>}i{/Alt}');
    const around = within(region).getByRole('button', { name: 'Around' });
    await expect(around).toHaveFocus();
    await userEvent.click(around);
    await waitFor(() => expect(region).not.toHaveAccessibleName('Tokens of input'));
    await userEvent.keyboard('{Alt>}i{/Alt}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('region', { name: /^Tokens/ })).toBeNull());
    await userEvent.tab();
    await panel('button (checkbox)');
  },
};

/** In a dialog, which keeps the focus inside: Alt I leads out of it and back, and it stays open. */
export const InsideDialog: Story = {
  render: () => (
    <Dialog title="Rename" trigger={<Button>Rename</Button>}>
      <TextField label="Name" defaultValue="Weekly report" />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' });
    await pointAt(button, 'button');
    button.focus();
    await userEvent.keyboard('{Escape}{Enter}');
    const dialog = await page().findByRole('dialog', { name: 'Rename' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
    const region = await panel('input');
    await userEvent.keyboard('{Alt>}i{/Alt}');
    await expect(within(region).getByRole('button', { name: 'Around' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: 'Inside' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}i{/Alt}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Alt>}i{/Alt}{Escape}');
    await waitFor(() => expect(page().queryByRole('region', { name: /^Tokens/ })).toBeNull());
    await expect(field).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

/** The part before an element is shown under it. */
export const Before: Story = {
  render: () => <Skeleton data-testid="waiting" />,
  play: async ({ canvas }) => {
    const line = canvas.getByTestId('waiting').firstElementChild as HTMLElement;
    const region = await pointAt(line, 'span');
    const title = within(region).getByRole('heading', { name: '::before' });
    const list = title.nextElementSibling as HTMLElement;
    await expect(said(list, 'border-radius')).toHaveTextContent(/^radius\.4/);
  },
};

/** On a dark part of the page, from right to left: beside the element, whole in the view. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { rules: { mirror: 'The panel is read from left to right in every direction.' } },
  render: () => (
    <UiProvider theme="dark" contrast="standard">
      <Example />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const region = await pointAt(canvas.getByRole('button', { name: 'Run now' }), 'button');
    await waitFor(() => expect(region.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    const { left, top, right, bottom } = region.getBoundingClientRect();
    await expect([top >= 8, right <= innerWidth - 8, bottom <= innerHeight - 8]).toEqual([
      true,
      true,
      true,
    ]);
    const box = canvas.getByRole('button', { name: 'Run now' }).getBoundingClientRect();
    const apart = [
      Math.max(left - box.right, box.left - right),
      Math.max(top - box.bottom, box.top - bottom),
    ];
    // Over or under it, or before or after it where the window is not high enough.
    await expect(Math.round(Math.max(...apart))).toBe(8);
    await expect(Math.min(...apart)).toBeLessThan(0);
  },
};
