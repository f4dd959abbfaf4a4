import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { LandingScreen } from './landing-screen';

const app = { path: '/static-main', title: 'shell.title.landing', scenario: 'anonymous' };
/** The sections under the first view are there when the address points into them. */
const at = (hash: string, rest = {}) => ({ app: { ...app, at: `/static-main#${hash}`, ...rest } });
const meta = {
  title: 'Screens/Landing',
  tags: ['!autodocs'],
  component: LandingScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts fetched on demand take a while on a busy machine. */
const onDemand = { timeout: 10_000 };

export const FirstView: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Many agents. One answer you can check.',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start free' })).toHaveAttribute(
      'href',
      '/auth?tab=register',
    );
    await expect(canvas.getByRole('link', { name: 'See worked examples' })).toHaveAttribute(
      'href',
      '#use-cases',
    );
    await expect(canvas.getByRole('region', { name: 'Product claims' })).toHaveTextContent(
      /40%.*65%.*35%.*196.*300%.*99.8%.*21.*7-layer.*118/s,
    );
    const links = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#features',
      '#solutions',
      '#pricing',
      '#comparison',
      '#use-cases',
      '#faq',
      '/auth',
      '/auth?tab=register',
    ]);
  },
};

/** The drawing becomes the live graph when somebody reaches for it; nothing on the page moves. */
export const GraphComesAlive: Story = {
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /Choose an EU fulfillment site/ });
    await expect(picture).toHaveAccessibleName(/Synthesis lead \(merging 3 answers\)/);
    const box = picture.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Explore the agents' });
    const places = () =>
      [...document.querySelectorAll('[data-node]')].map((node) => node.getAttribute('transform'));
    const drawn = places();
    await expect(drawn).toHaveLength(9);

    button.focus();
    const graph = await canvas.findByRole(
      'listbox',
      { name: 'Agents of the example run' },
      onDemand,
    );
    await expect(button).toHaveFocus();
    await expect(graph.getBoundingClientRect()).toEqual(box);
    await expect(places()).toEqual(drawn);

    await userEvent.click(button);
    await waitFor(() =>
      expect(within(graph).getByRole('option', { name: /^Synthesis lead/ })).toHaveFocus(),
    );
  },
};

export const SignedIn: Story = {
  parameters: at('pricing', { scenario: 'default' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open your agents' })).toHaveAttribute(
      'href',
      '/agents',
    );
    await expect(
      await canvas.findByRole('link', { name: 'Choose Professional' }, onDemand),
    ).toHaveAttribute('href', '/membership');
    const links = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(links.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};

export const WorkedExamples: Story = {
  parameters: at('use-cases'),
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole(
      'tablist',
      { name: 'Worked examples by subject' },
      onDemand,
    );
    // What is finished is a part of the finished example, and leads to all of it.
    const panel = within(await canvas.findByRole('tabpanel', { name: 'Decision' }));
    await panel.findByRole('heading', { name: 'EU fulfillment site for Rimsund Outdoor' });
    await expect(
      within(panel.getByRole('table', { name: 'Options by criteria' })).getByRole('row', {
        name: /^Venlo, Netherlands 5\.0/,
      }),
    ).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See a finished example' })).toHaveAttribute(
      'href',
      '/examples/decision',
    );
    await userEvent.click(within(tabs).getByRole('tab', { name: 'Travel' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Three days in Lisbon, for two, on €600' }),
    ).toBeVisible();
    for (const [tab, name] of [
      ['Compliance', 'The rules that matter most'],
      ['Learning', 'Lessons of the course'],
      ['Research', 'Findings'],
    ] as const) {
      await userEvent.click(within(tabs).getByRole('tab', { name: tab }));
      await expect(await canvas.findByRole('table', { name })).toBeVisible();
    }
  },
};

/** Prices are the region's, computed for the cycle; the limits follow in a table. */
export const Plans: Story = {
  parameters: at('pricing'),
  play: async ({ canvas }) => {
    const pricing = within(await canvas.findByRole('region', { name: 'Pricing' }, onDemand));
    const plan = async (name: string) =>
      (await pricing.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement;
    await expect(await plan('Free')).toHaveTextContent(/\$0.*No card needed/s);
    await expect(await plan('Personal')).toHaveTextContent(/\$7\.92.*\$95\.04 billed each year/s);
    await expect(await plan('Professional')).toHaveTextContent('Recommended');
    await expect(canvas.getByRole('link', { name: 'Choose Professional' })).toHaveAttribute(
      'href',
      '/auth?tab=register&from=%2Fmembership',
    );

    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(await plan('Personal')).toHaveTextContent(/\$9\.90.*\$9\.90 billed each month/s);
    const quarterly = canvas.getByRole('radio', { name: /Quarterly/ });
    await userEvent.click(quarterly);
    await waitFor(() => expect(quarterly).toBeChecked());
    await userEvent.click(canvas.getByRole('radio', { name: 'Europe, €' }));
    await waitFor(async () =>
      expect(await plan('Personal')).toHaveTextContent(/€8\.01.*€24\.03 billed each quarter/s),
    );

    const limits = within(canvas.getByRole('table', { name: 'Compare the plans' }));
    await expect(limits.getByRole('row', { name: /^Audio minutes/ })).toHaveTextContent(
      /not included.*not included.*300.*Unlimited/s,
    );
  },
};

export const PlansLoading: Story = {
  parameters: { app: { ...at('pricing').app, scenario: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading plans', {}, onDemand)).toBeInTheDocument();
  },
};

export const PlansFailed: Story = {
  parameters: { app: { ...at('pricing').app, scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, onDemand)).toHaveTextContent(
      'The plans could not be loaded',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** A link to a question opens it. */
export const QuestionByLink: Story = {
  parameters: at('faq-claims'),
  play: async ({ canvas }) => {
    const answer = await canvas.findByText(/^They are claims by Constella/, {}, onDemand);
    await waitFor(() => expect(answer).toBeVisible());
    const closed = canvas.getByText(/^One piece of work/);
    await expect(closed).not.toBeVisible();
    await userEvent.click(canvas.getByText('What is a run?'));
    await waitFor(() => expect(closed).toBeVisible());
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh', theme: 'dark' },
  parameters: at('features'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '众多智能体，一个可核查的答案' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '价格' }, onDemand)).toBeVisible();
  },
};
