import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import {
  BotIcon,
  BuildingIcon,
  CpuIcon,
  GlobeIcon,
  LayersIcon,
  Logo,
  MessageSquareIcon,
  SearchIcon,
  ScaleIcon,
  SettingsIcon,
  SparkleIcon,
  SunIcon,
  WorkflowIcon,
} from '../../icons/index.js';
import { Avatar } from '../avatar/avatar.js';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Container } from '../layout/container.js';
import { Link } from '../link/link.js';
import { PageHeader } from '../page-header/page-header.js';
import { Panel } from '../panel/panel.js';
import { AppShell } from './app-shell.js';
import { BarShell } from './bar-shell.js';

const side: NonNullable<ComponentProps<typeof AppShell>['side']> = {
  label: 'Workspace',
  groups: [
    {
      label: 'Build',
      items: [
        { label: 'Agents', href: '/agents', icon: <BotIcon />, count: 12, current: true },
        { label: 'Models', href: '/models', icon: <CpuIcon />, count: 48 },
        { label: 'Workflow', href: '/workflow', icon: <WorkflowIcon /> },
      ],
    },
    {
      label: 'Work',
      items: [
        { label: 'Ask anything', href: '/ask', icon: <MessageSquareIcon /> },
        { label: 'Tasks', href: '/tasks', icon: <LayersIcon />, count: 3 },
      ],
    },
    {
      label: 'Recent runs',
      items: [
        {
          label: 'Choose an EU fulfilment site for spring',
          href: '/runs/4',
          status: { status: 'busy', label: 'running' },
        },
        {
          label: 'Q4 pricing memo',
          href: '/runs/3',
          status: { status: 'done', label: 'completed' },
        },
        {
          label: 'GDPR update, Poland',
          href: '/runs/2',
          status: { status: 'error', label: 'failed' },
        },
      ],
    },
  ],
  footItems: [{ label: 'Account and points', href: '/account', icon: <SettingsIcon /> }],
};

const nav = [
  { label: 'Home', href: '/', lessImportant: true },
  { label: 'General services', href: '/general' },
  { label: 'Personal', href: '/personal' },
  { label: 'Enterprise', href: '/enterprise' },
  { label: 'Precision medicine', href: '/medicine', lessImportant: true },
  { label: 'Science discovery', href: '/science', lessImportant: true },
];

const areaSide: NonNullable<ComponentProps<typeof AppShell>['side']> = {
  label: 'Workspace',
  head: {
    menuLabel: 'All areas',
    areas: [
      [
        { label: 'General services', href: '/general', icon: <SparkleIcon /> },
        { label: 'Enterprise', href: '/enterprise', icon: <BuildingIcon />, current: true },
      ],
      [{ label: 'Administration', href: '/admin', icon: <SettingsIcon /> }],
    ],
  },
  groups: [
    {
      label: 'Assistants',
      labelHidden: true,
      items: [
        { label: 'Decision', href: '/decision', icon: <ScaleIcon />, current: 'section' },
        { label: 'Documents', href: '/documents', icon: <LayersIcon /> },
      ],
    },
    ...side.groups,
  ],
  model: {
    label: 'Offline model',
    status: 'offline',
    action: { label: 'Connect a model', href: '/models' },
  },
  balance: { label: '2,480 points', short: '2,480', href: '/membership' },
};

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
        narrowLaptop: { name: 'Narrow laptop', styles: { width: '1040px', height: '800px' } },
        laptop: { name: 'Laptop', styles: { width: '1100px', height: '800px' } },
        phone: { name: 'Phone', styles: { width: '360px', height: '800px' } },
        smallPhone: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  args: {
    brand: (
      <>
        <Logo />
        Constella
      </>
    ),
    brandHref: '/',
    skipLabel: 'Skip to content',
    navLabel: 'Main',
    menuLabel: 'Menu',
    nav,
    side,
    tools: (
      <>
        <IconButton label="Search" icon={<SearchIcon />} />
        <Button variant="quiet" icon={<GlobeIcon />} aria-label="EN, language">
          EN
        </Button>
        <IconButton label="Theme" icon={<SunIcon />} />
        <IconButton
          label="User menu: Marta Lindqvist"
          round
          icon={<Avatar name="Marta Lindqvist" decorative />}
        />
      </>
    ),
    footer: (
      <>
        <span>© 2025 Constella</span>
        <Link tone="muted" href="/privacy">
          Privacy
        </Link>
        <Link tone="muted" href="/terms">
          Terms
        </Link>
      </>
    ),
    children: (
      <Container>
        <PageHeader
          title="Agents"
          description="Create agents, group them into tasks and test the models behind them."
        />
        <Panel title="Agents">Content</Panel>
      </Container>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page for everybody: bar, content, footer. */
export const WithoutSide: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: ({ side: _, ...args }) => <BarShell {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
};

/** A workspace on a wide screen: bar, side navigation, content, slim footer. */
export const Workspace: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2025 Constella');

    const sideNav = canvas.getByRole('navigation', { name: 'Workspace' });
    const agents = within(sideNav).getByRole('link', { name: 'Agents 12' });
    await expect(agents).toHaveAttribute('aria-current', 'page');
    // A status is part of the link's name, not only a dot.
    await expect(
      within(sideNav).getByRole('link', { name: /running\s+Choose an EU/ }),
    ).toBeVisible();
    await expect(within(sideNav).getByRole('list', { name: 'Build' })).toBeVisible();

    // Nothing is hidden, so there is no menu.
    const mainNav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(mainNav).getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();

    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const address = window.location.href;
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    // A ring round the whole page would say nothing.
    await expect(getComputedStyle(main).outlineStyle).toBe('none');
    await expect(window.location.href).toBe(address);
  },
};

/** Under 1280 px less important links move into a menu. */
export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    const mainNav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(mainNav).getAllByRole('link')).toHaveLength(3);
    const more = within(mainNav).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await expect(within(menu).getByRole('menuitem', { name: 'Home' })).toHaveAttribute('href', '/');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

const openMenu: Story['play'] = async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Menu' });
  await expect(canvas.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);

  button.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  await expect(within(sheet).getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(within(sheet).getByRole('navigation', { name: 'Workspace' })).toBeVisible();
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
};

/** The page somebody is on stays in the bar, however important it is. */
export const LaptopCurrent: Story = {
  args: { nav: nav.map((item) => ({ ...item, current: item.href === '/medicine' })) },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const mainNav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(mainNav).getByRole('link', { name: 'Precision medicine' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(mainNav).getAllByRole('link')).toHaveLength(4);
  },
};

/** Under 960 px both navigations are in a sheet, which gives the focus back. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await openMenu(context);
    // Following a link closes the sheet.
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(sheet).getByRole('link', { name: /Models/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: openMenu,
};

export const PhoneRightToLeft: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 16);
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() =>
      expect(Math.round(sheet.getBoundingClientRect().right)).toBe(window.innerWidth),
    );
    // Names in Latin script stand beside their icons as all others do.
    const names = [...sheet.querySelectorAll('a span[dir="auto"]')];
    await expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const icon = name.previousElementSibling as Element;
      const gap = icon.getBoundingClientRect().left - name.getBoundingClientRect().right;
      await expect(gap).toBeLessThan(20);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Text at 200 %: the navigation gives way before anything is cut off. */
export const LargeText: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible());
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const LargeTextOnPhone: Story = {
  ...LargeText,
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

/** Labels too long for the bar (a language, a font) fold the navigation up; shorter ones unfold it. */
export const LongLabels: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
    const [long, setLong] = useState(true);
    const longer = nav.map((item) => ({
      ...item,
      label: `${item.label} und so weiter und so fort`,
    }));
    return (
      <AppShell {...args} nav={long ? longer : nav}>
        <Button onClick={() => setLong((now) => !now)}>Change labels</Button>
      </AppShell>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const change = canvas.getByRole('button', { name: 'Change labels' });
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await userEvent.click(change);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await userEvent.click(change);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible());
  },
};

/** The side navigation of an area: its head opens the list of all areas, its foot says model and balance. */
export const Area: Story = {
  args: { side: areaSide },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const sideNav = canvas.getByRole('navigation', { name: 'Workspace' });
    await expect(sideNav.getBoundingClientRect().width).toBe(247);
    await expect(within(sideNav).getByRole('link', { name: 'Decision' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const head = within(sideNav).getByRole('button', { name: /Enterprise\s+All areas/ });
    await userEvent.click(head);
    const menu = await screen.findByRole('menu', { name: 'All areas' });
    await expect(within(menu).getByRole('menuitem', { name: 'Enterprise' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(within(menu).getByRole('menuitem', { name: 'General services' })).toHaveAttribute(
      'href',
      '/general',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(head).toHaveFocus());
    await expect(within(sideNav).getByRole('link', { name: 'Connect a model' })).toBeVisible();
    await expect(within(sideNav).getByRole('link', { name: '2,480 points' })).toBeVisible();
  },
};

/** A rail of 56 px: icons with their names in tooltips; the button that changes it keeps the focus. */
export const Rail: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
    const [on, setOn] = useState(true);
    const label = on ? 'Expand side bar' : 'Collapse side bar';
    return (
      <AppShell
        {...args}
        side={{ ...areaSide, rail: { on, label, onToggle: () => setOn((now) => !now) } }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sideNav = canvas.getByRole('navigation', { name: 'Workspace' });
    const main = canvas.getByRole('main');
    await expect(main.getBoundingClientRect().left).toBe(56);
    const decision = within(sideNav).getByRole('link', { name: 'Decision' });
    await expect(decision.getBoundingClientRect().width).toBe(40);
    // A dot alone does not say which run it stands for.
    await expect(within(sideNav).queryByRole('link', { name: /Q4 pricing memo/ })).toBeNull();
    decision.focus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Decision');
    const toggle = within(sideNav).getByRole('button', { name: 'Expand side bar' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(main.getBoundingClientRect().left).toBe(248);
    await expect(within(sideNav).getByRole('button', { name: 'Collapse side bar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main.getBoundingClientRect().left).toBe(56);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Under 1100 px the head of the side navigation stands in for the links of the bar. */
export const AreaOnNarrowLaptop: Story = {
  args: { side: areaSide },
  globals: { viewport: { value: 'narrowLaptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Enterprise\s+All areas/ })).toBeVisible();
  },
};

/** Under 960 px the same side navigation is in the sheet. */
export const AreaOnPhone: Story = {
  args: { side: areaSide },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(
      within(sheet).getByRole('button', { name: /Enterprise\s+All areas/ }),
    ).toBeVisible();
    await userEvent.click(within(sheet).getByRole('link', { name: '2,480 points' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A public page has no side navigation; the footer holds what it wants. */
export const PublicPage: Story = {
  args: { side: undefined, nav: nav.map((item) => ({ ...item, current: item.href === '/' })) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
