import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '@constella/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Cited, CitedText } from './citation';
import { RunText } from './run-text';

const sources = [
  {
    kind: 'library' as const,
    name: 'GDPR, article 33',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    excerpt:
      'The controller shall notify the breach not later than 72 hours after having become aware of it.',
    count: 1,
  },
  {
    kind: 'file' as const,
    name: 'lease.pdf',
    page: 4,
    excerpt: 'The rent is 4,200 € a month.',
    count: 1,
  },
];

interface TextsProps {
  text: string;
  plain: string;
}

/** The same citations in Markdown and in a plain text. */
const Texts = ({ text, plain }: TextsProps) => (
  <Cited sources={sources}>
    <Stack gap={16}>
      <RunText headingLevel={3} text={text} />
      <Text dir="auto">
        <CitedText text={plain} />
      </Text>
    </Stack>
  </Cited>
);

const meta = {
  title: 'Runs/Citation',
  component: Texts,
  args: {
    text: 'Tell the authority **within 72 hours** [1]. The rent stays at 4,200 € [2], as `list[1]` and [a link](https://example.com) do not say. Nobody knows [7].',
    plain: 'The rent is 4,200 € a month [2], and there is no third source [3].',
  },
} satisfies Meta<typeof Texts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and closed by keyboard; what no source has is text. */
export const InTexts: Story = {
  play: async ({ canvas }) => {
    const law = await canvas.findByRole('button', { name: 'Source 1: Library: GDPR, article 33' });
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByText(/Nobody knows \[7\]/)).toBeVisible();
    law.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Source 1' }));
    await expect(dialog.getByText(/not later than 72 hours/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Open the source/ })).toHaveAttribute(
      'href',
      sources[0]?.url,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(law).toHaveFocus();
  },
};

/** From right to left the sign stands where its sentence ends. */
export const Arabic: Story = {
  globals: { locale: 'ar', direction: 'language' },
  args: {
    text: 'أبلغ السلطة خلال 72 ساعة [1].',
    plain: 'الإيجار 4200 يورو شهريًا [2].',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('[1]')).toBeVisible();
  },
};
