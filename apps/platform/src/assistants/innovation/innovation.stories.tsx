import { assistants, deriveResult } from '@constella/api-client/contract';
import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import type { Innovation } from './innovation-result';
import { InnovationLibrary } from './library';
import { parts } from './parts';
import { sampleChallenge, sampleResult } from './sample';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

interface StoryProps {
  result?: Innovation;
  onChange?: ((result: Innovation) => void) | undefined;
}

const Result = ({ result = sampleResult, onChange }: StoryProps) => (
  <ResultStory
    id="innovation"
    parts={parts}
    result={result}
    request={sampleChallenge}
    onChange={onChange}
  />
);

const at = (search: string) => ({
  path: '/enterprise/innovation-assistant',
  at: `/enterprise/innovation-assistant${search}`,
  title: 'shell.title.innovationAssistant',
});

const meta = {
  title: 'Assistants/Innovation',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { app: at('') },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An idea of one's own is added, changed and taken away. */
export const Ideas: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add idea' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Add idea' });
    const save = within(dialog).getByRole('button', { name: 'Save idea' });
    await userEvent.click(save);
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription(/Give the idea a title/);
    await userEvent.type(title, 'A bench outside');
    await userEvent.click(save);
    await expect(await canvas.findByRole('heading', { name: 'A bench outside' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Eliminate: Paper slips”' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Eliminate: Paper slips' })).toBeNull(),
    );
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A card is put under a score with the keyboard, and the ranking follows. */
export const Scored: Story = {
  parameters: { app: at('?part=evaluate') },
  play: async ({ canvas }) => {
    const board = await canvas.findByRole('group', { name: 'Ideas by Desirability' });
    const card = within(board).getByRole('button', { name: /^Raise: Half the waiting time/ });
    card.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ');
    const ranking = canvas.getByRole('table', { name: 'Ranking' });
    const first = () => within(ranking).getAllByRole('row')[1]!;
    await waitFor(() => expect(first()).toHaveTextContent('Raise: Half the waiting time'));
    await expect(first()).toHaveTextContent('67%');
    const weight = canvas.getByRole('slider', { name: 'Desirability' });
    weight.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(first()).toHaveTextContent('73%'));
  },
};

/** Scores of a model and of a person, everything placed on the map. */
export const Placed: Story = {
  args: {
    result: deriveResult<Innovation>(
      assistants.innovation,
      {
        ...sampleResult,
        ideas: sampleResult.ideas.map((idea, place) => {
          const score = (value: number) => ({
            score: value,
            basis: place % 2 === 0 ? ('judged' as const) : ('set' as const),
            reason: 'Three of four shops asked for it.',
          });
          return {
            ...idea,
            scores: {
              desirability: score(5 - place),
              feasibility: score(1 + place),
              viability: score(place === 0 ? 5 : 2),
            },
          };
        }),
      },
      sampleChallenge,
    ),
  },
  parameters: { app: at('?part=evaluate') },
  play: async ({ canvas }) => {
    const ranking = await canvas.findByRole('table', { name: 'Ranking' });
    await expect(within(ranking).getAllByRole('row')[1]).toHaveTextContent(/Big bet/);
    await expect(
      canvas.getByRole('figure', { name: 'Impact and effort of the ideas' }),
    ).toBeVisible();
  },
};

/** An idea is chosen, a day moved, something checked off and something planned. */
export const Developed: Story = {
  parameters: { app: at('?part=develop') },
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    await userEvent.click(first!);
    await expect(canvas.getByText('1 of 10 done')).toBeVisible();
    const more = canvas.getByRole('textbox', { name: 'New item in “Scaling”' });
    await userEvent.type(more, 'Train the counter{Enter}');
    await expect(canvas.getByRole('checkbox', { name: 'Train the counter' })).toBeVisible();
    await expect(canvas.getByText('1 of 11 done')).toBeVisible();
    await userEvent.type(more, 'Ask the shops');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 of 12 done')).toBeVisible();
    await expect(more).toHaveFocus();
    const start = canvas.getByRole('textbox', { name: 'First day' });
    await userEvent.clear(start);
    await userEvent.type(start, '06/03/2030{Tab}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ roadmap: expect.objectContaining({ start: '2030-06-03' }) }),
      ),
    );
  },
};

/** Somebody else's, with words that are too long: to be read only. */
export const ReadOnly: Story = {
  args: {
    onChange: undefined,
    result: {
      ...sampleResult,
      ideas: sampleResult.ideas.map((idea) => ({
        ...idea,
        title: `${idea.title} ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
        description: 'الطلبات جاهزة خلال ساعتين في كل متجر على الساحل. '.repeat(8),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: /Donau/ })).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Add idea' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Develop' }));
    await expect(await canvas.findByText('None yet')).toBeVisible();
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
  },
};

/** Ideas of an earlier run, searched in all their words. */
export const Library: Story = {
  render: () => <InnovationLibrary />,
  parameters: {
    app: {
      ...at(''),
      prepare: (store: Store) => {
        store.update('tasks', 5, { assistant: 'innovation', result: sampleResult });
      },
    },
  },
  play: async ({ canvas }) => {
    const ideas = within(await canvas.findByRole('grid', { name: 'Library' }));
    const named = () => ideas.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() => expect(named()).toHaveLength(4));
    const search = canvas.getByRole('searchbox', { name: 'Search ideas' });
    await userEvent.type(search, 'PAPER slips');
    await waitFor(() => expect(named()).toHaveLength(1));
    await userEvent.type(search, ' nowhere');
    await expect(await canvas.findByText('No idea has all of these words')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(named()).toHaveLength(4));
    await userEvent.click(ideas.getByRole('button', { name: 'Idea' }));
    await waitFor(() => expect(named()).toEqual(named().toSorted()));
    await expect(ideas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/enterprise/innovation-assistant/5',
    );
  },
};

/** Nobody has met a challenge yet. */
export const LibraryEmpty: Story = {
  render: () => <InnovationLibrary />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ideas yet')).toBeVisible();
  },
};
