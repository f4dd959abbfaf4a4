import type { AssistantResult } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { sampleAnalysis, sampleWorksheet } from './sample-analysis';

type Analysis = AssistantResult<'medical-request'>;

interface StoryProps {
  result?: Analysis;
  onChange?: ((result: Analysis) => void) | undefined;
}

const Result = ({ result = sampleAnalysis, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="medical-request"
      parts={parts}
      result={result}
      request={{ ...parts.layout.defaults, labValues: [], medicalImages: [] }}
      onChange={onChange}
    />
  </main>
);

const meta = {
  title: 'Assistants/Medical request',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { server: {} },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every finding says what it rests on, how sure it is in words, number and range, and what would change it. */
export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Iron deficiency anemia' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Not medical advice\./)).toBeVisible();
    await expect(canvas.getAllByText('91 of 100, range 84 to 95')[0]).toBeVisible();
    await expect(canvas.getAllByText('Very likely')[0]).toBeVisible();
    await expect(
      canvas.getByText('What would change it: A repeat ferritin in the range'),
    ).toBeVisible();
    await expect(canvas.getByText('12 to 16 g/dL · that is 94 g/L')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Without a model nothing is concluded, and it says so. */
export const Worksheet: Story = {
  args: { result: { ...sampleWorksheet, ...({ offline: true } as object) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Insufficient data' })).toBeVisible();
    await expect(canvas.getByText('A summary for the visit, without a model.')).toBeVisible();
    await expect(canvas.queryByText('Very likely')).toBeNull();
  },
};

/** What may be an emergency stands before everything else. */
export const Emergency: Story = {
  args: {
    onChange: undefined,
    result: {
      ...sampleAnalysis,
      redFlags: [{ category: 'heart', words: 'crushing chest pain' }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      /Signs of a heart attack: you wrote “crushing chest pain”/,
    );
    const [first] = canvasElement.querySelectorAll('[role=alert], h2');
    await expect(first).toBe(alert);
  },
};

/** The reasoning is changed; what was found and given is not for changing. */
export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const reasoning = await canvas.findByRole('region', { name: 'Reasoning' });
    await userEvent.click(reasoning.querySelector('button')!);
    await userEvent.type(reasoning.querySelector('textarea')!, ' Ask first.');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ reasoning: `${sampleAnalysis.reasoning} Ask first.` }),
      ),
    );
  },
};

export const RightToLeft: Story = {
  args: {
    result: {
      ...sampleAnalysis,
      reasoning: 'Donaudampfschifffahrtsgesellschaft '.repeat(8).trim(),
      redFlags: [{ category: 'stroke', words: 'وجهي متدلٍّ' }],
    },
  },
  globals: { locale: 'ar' },
};
