import type { AssistantResult } from '@constella/api-client';
import type { LearningContentType } from '@constella/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';
import { materialOfType, request } from './sample-material';

type Result = AssistantResult<'learning-content'>;
interface StoryProps {
  contentType: LearningContentType;
  given?: Partial<Result> & { offline?: boolean; records?: unknown };
  onChange?: ((result: Result) => void) | undefined;
}

const Material = ({ contentType, given = {}, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="learning-content"
      parts={parts}
      result={{ ...materialOfType(contentType, given), ...given }}
      request={request}
      onChange={onChange}
    />
  </main>
);

const path = '/personal/learning-creator/1';
const meta = {
  title: 'Assistants/Learning content',
  tags: ['!autodocs'],
  component: Material,
  args: { contentType: 'flashcards', onChange: fn() },
  parameters: { app: { path, at: path, title: 'shell.title.learningCreator' } },
} satisfies Meta<typeof Material>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card is turned over, and the next one begins with its question. */
export const Flashcards: Story = {
  args: { given: { records: [{ table: 'learning_contents', id: 7, key: 'content' }] } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: /^Turn the card over/ });
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next card' }));
    await expect(card).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Study the cards' })).toHaveAttribute(
      'href',
      '/personal/learning-experience?content=7',
    );
    await userEvent.click(canvas.getByRole('tab', { name: /Quiz/ }));
    await expect(canvas.getByText(/What takes up the electrons/)).toBeVisible();
  },
};

/** A card is edited, and one is added. */
export const EditedCards: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const [front] = canvas.getAllByRole('textbox', { name: 'Front' });
    await userEvent.clear(front!);
    await userEvent.type(front!, 'Where?');
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByText('1 of 4')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Notes: Story = {
  args: { contentType: 'notes' },
  play: async ({ canvas }) => {
    const outline = within(await canvas.findByRole('navigation', { name: 'Outline' }));
    await userEvent.click(outline.getByRole('link', { name: 'What it yields' }));
    await expect(document.activeElement).toHaveTextContent(/30 molecules/);
  },
};

export const Explainer: Story = { args: { contentType: 'explainer' } };

/** An answer is shown when it is asked for, and where there is none that is said. */
export const Practice: Story = {
  args: { contentType: 'practice' },
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Show answer' });
    await userEvent.click(show);
    await expect(await canvas.findByText(/Glycolysis runs on/)).toBeVisible();
    await expect(canvas.getByText(/No answer is given/)).toBeVisible();
  },
};

export const CaseStudy: Story = { args: { contentType: 'casestudy' } };

export const MindMap: Story = {
  args: { contentType: 'mindmap' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const CheatSheet: Story = {
  args: { contentType: 'cheatsheet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print on one page' })).toBeVisible();
  },
};

/** Without a model: what was brought, word for word, with too few terms for a quiz. */
export const Worksheet: Story = {
  args: { given: { offline: true, questions: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is a worksheet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Quiz/ }));
    await expect(canvas.getByText(/at least three other terms/)).toBeVisible();
  },
};

/** Somebody else's, from right to left, with words that are too long. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    contentType: 'casestudy',
    given: {
      title: 'التنفس الخلوي في الميتوكوندريا',
      sections: [
        {
          id: 's1',
          title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
          text: 'التنفس الخلوي هو العملية التي تحرر بها الخلايا الطاقة. '.repeat(8),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Donau/ });
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

/** Two thousand cards: those that are looked at are drawn. */
export const ManyCards: Story = {
  args: {
    given: {
      cards: Array.from({ length: 2_000 }, (_, at) => ({
        id: `c${at}`,
        front: `Question ${at}`,
        back: `Answer ${at}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
    await expect(canvas.getByText('Answer 99')).toBeVisible();
  },
};
