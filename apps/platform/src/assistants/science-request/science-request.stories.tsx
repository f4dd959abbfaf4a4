import { assistants, deriveResult, type AssistantResult } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { asked, sampleResult } from './sample';

type Science = AssistantResult<'science-request'>;

interface StoryProps {
  result?: Science;
  onChange?: ((result: Science) => void) | undefined;
}

const Result = ({ result = sampleResult, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="science-request"
      parts={parts}
      result={result}
      request={asked}
      onChange={onChange}
    />
  </main>
);

const at = (search = '') => ({
  path: '/starstem/1',
  at: `/starstem/1${search}`,
  title: 'shell.title.starstem' as const,
});

const meta = {
  title: 'Assistants/StarSTEM',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: at() },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Concepts, and which of them stand in the request. */
export const Discovery: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Concepts' });
    const drag = within(table).getByRole('row', { name: /Air resistance/ });
    await expect(drag).toHaveTextContent('Model');
    await expect(await canvas.findByText(/4 concepts/)).toBeInTheDocument();
  },
};

/** Every formula as MathML, with its checks and what each proves; one that cannot be set stays as typed. */
export const Analysis: Story = {
  parameters: { app: at('?part=analysis') },
  play: async ({ canvas, canvasElement }) => {
    const formulas = await canvas.findByRole('region', { name: 'Formulas and checks' });
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2));
    await expect(canvasElement.querySelector('math mfrac')).not.toBeNull();
    await expect(within(formulas).getByText('f(x) = f(x)')).toBeVisible();
    await expect(within(formulas).getByText(/It is not a proof/)).toBeVisible();
    await expect(within(formulas).getAllByText('Failed')).toHaveLength(2);
  },
};

/** Nothing was typed to check. */
export const NoFormulas: Story = {
  args: { result: { ...sampleResult, formulas: [], checks: [], symbols: [] } },
  parameters: { app: at('?part=analysis') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No formula was typed/)).toBeVisible();
  },
};

/** A person adds a note of their own to those of programs and agents. */
export const Collaboration: Story = {
  parameters: { app: at('?part=collaboration') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Add note' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'About' }), 'The bound');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const note = await canvas.findByRole('heading', { name: 'The bound' });
    await expect(within(note.closest('li')!).getByText('A person')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A statement is added: a conjecture, until its author says otherwise. What was checked stays. */
export const Results: Story = {
  parameters: { app: at('?part=results') },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Where the air matters' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add statement' }));
    // After that of the document.
    const title = canvas.getAllByRole('textbox', { name: 'Title' }).at(-1)!;
    await userEvent.type(title, ' of mine');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ checks: sampleResult.checks, formulas: sampleResult.formulas }),
      ),
    );
  },
};

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsversicherung '.repeat(4);

/** Somebody else's, in words that are too long, from right to left: formulas run from left to right. */
export const RightToLeft: Story = {
  args: {
    onChange: undefined,
    result: deriveResult(
      assistants['science-request'],
      {
        ...sampleResult,
        title: 'أي صيغة لزمن السقوط صحيحة؟',
        summary: `${long} جذر وحده زمن.`,
        statements: sampleResult.statements.map((statement) => ({
          ...statement,
          title: long,
          text: 'تتحول طاقة الوضع في الأعلى إلى طاقة حركية في الأسفل. '.repeat(6),
        })),
      },
      asked,
    ),
  },
  globals: { locale: 'ar' },
  parameters: { app: at('?part=results') },
};
