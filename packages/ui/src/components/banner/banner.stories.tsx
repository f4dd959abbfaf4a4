import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ButtonLink } from '../button/button-link.js';
import { Button } from '../button/button.js';
import { Link } from '../link/link.js';
import { Banner, bannerTones } from './banner.js';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: {
    title: 'Test mode.',
    children: 'Nothing is charged, and runs end after a minute.',
  },
  argTypes: { tone: { control: 'inline-radio', options: bannerTones } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A region that is found by its name, as wide as the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const banner = canvas.getByRole('region', { name: 'Announcement' });
    await expect(banner).toHaveTextContent('Test mode. Nothing is charged');
    // The hairline has the tone's colour, not the text's.
    const { borderBlockEndColor, color } = getComputedStyle(banner);
    await expect(borderBlockEndColor).not.toBe(color);
    await expect(banner.getBoundingClientRect().width).toBe(
      canvasElement.getBoundingClientRect().width,
    );
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} aria-label={tone} />
      ))}
    </>
  ),
};

function Dismissible() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(true)}>Show again</Button>
      {shown && (
        <Banner
          tone="warning"
          title="Your trial ends in 3 days."
          action={
            <ButtonLink size="small" href="/membership">
              See plans
            </ButtonLink>
          }
          onDismiss={() => setShown(false)}
        >
          Agents keep their settings. <Link href="/membership/trial">What changes</Link>
        </Banner>
      )}
    </>
  );
}

/** Dismissed with the keyboard, the focus is where it was before. */
export const WithActionAndDismiss: Story = {
  render: () => <Dismissible />,
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Show again' });
    again.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
  },
};

/** Empty, without a break, another direction, on a phone. */
export const BadInput: Story = {
  render: () => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Banner aria-label="Empty" />
      <Banner aria-label="Long" tone="danger" title={'Donaudampfschifffahrt'.repeat(8)} />
      <Banner aria-label="Other direction" tone="success" onDismiss={fn()}>
        {'اكتملت الصيانة. '.repeat(6)}🛰️
      </Banner>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const banner of canvas.getAllByRole('region'))
      await expect(banner.scrollWidth).toBe(banner.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { title: 'وضع الاختبار.', children: 'لا يتم خصم أي شيء.', onDismiss: () => {} },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region');
    const [icon, dismiss] = [...banner.querySelectorAll('svg')].map(
      (svg) => svg.getBoundingClientRect().left,
    );
    await expect(icon).toBeGreaterThan(dismiss ?? 0);
  },
};
