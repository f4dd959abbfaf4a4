import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { TrashIcon } from '../../icons/index.js';
import { Badge } from '../badge/badge.js';
import { asWritten, onDemand } from '../../story-checks.js';
import {
  groupCards,
  type KanbanCard,
  type KanbanColumn,
  type KanbanMove,
  withCardAt,
} from './board.js';
import { KanbanBoard } from './kanban-board.js';
import type { KanbanBoardProps } from './kanban-board-props.js';

interface Task extends KanbanCard {
  points: number;
}

const columns: KanbanColumn[] = [
  { id: 'todo', title: 'To do' },
  { id: 'doing', title: 'In progress', limit: 2 },
  { id: 'review', title: 'In review' },
  { id: 'done', title: 'Done' },
];
const task = (id: string, column: string, title: string, points: number): Task => ({
  id,
  column,
  title,
  points,
});
const tasks: Task[] = [
  task('t1', 'todo', 'Compare fulfilment sites', 8),
  task('t2', 'todo', 'Ask for a second quote', 3),
  task('t3', 'todo', 'Check import tariffs', 5),
  task('t4', 'doing', 'Read supplier contract', 13),
  task('t5', 'doing', 'Forecast shipping cost', 5),
  task('t6', 'done', 'Collect addresses', 2),
];

/** The caller's part: the move is made at once. */
const afterMove = (cards: readonly Task[], all: readonly KanbanColumn[], move: KanbanMove) =>
  [...withCardAt(groupCards(all, cards), move.card, move.to)].flatMap(([column, group]) =>
    group.map((card) => ({ ...card, column })),
  );

const Stateful = (args: KanbanBoardProps<Task>) => {
  const [cards, setCards] = useState(args.cards ?? []);
  return (
    <KanbanBoard
      {...args}
      cards={cards}
      onMove={(move) => {
        args.onMove(move);
        setCards(afterMove(cards, args.columns ?? [], move));
      }}
    />
  );
};

/** Answers late enough for a slow page to see the card where it was. */
const AnsweredBoard = (args: KanbanBoardProps<Task>) => {
  const [cards, setCards] = useState(tasks);
  const answer = (move: KanbanMove) => setCards(afterMove(cards, columns, move));
  return <KanbanBoard {...args} cards={cards} onMove={(move) => setTimeout(answer, 1_000, move)} />;
};

const meta = {
  title: 'Components/KanbanBoard',
  component: KanbanBoard<Task>,
  args: {
    label: 'Site choice',
    columns,
    cards: tasks,
    onMove: fn(),
    renderCard: ({ points }: Task): ReactNode => `${points} points`,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof KanbanBoard<Task>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const cardsIn = (canvas: Canvas, column: string) =>
  [...canvas.getByRole('region', { name: column }).querySelectorAll('[data-title]')].map(
    (each) => each.textContent,
  );
const title = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** Space lifts, arrows move, Space drops: the move is asked for once, at the end. */
export const Default: Story = {
  args: { onCardPress: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Site choice' })).toBeVisible();
    await userEvent.tab();
    const first = title(canvas, 'Compare fulfilment sites');
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(/^Press Space to lift/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCardPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(title(canvas, 'Ask for a second quote')).toHaveFocus();

    await userEvent.keyboard(' ');
    // Firefox would press the card when the space bar is let go.
    const letGo = await fireEvent.keyUp(document.activeElement ?? first, { key: ' ' });
    await expect(letGo).toBe(false);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(
      'Ask for a second quote lifted. To do, position 2 of 3.',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(status).toHaveTextContent('In progress, position 2 of 3');
    await expect(cardsIn(canvas, 'In progress')[1]).toBe('Ask for a second quote');
    await expect(title(canvas, 'Ask for a second quote')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(status).toHaveTextContent('Done, position 2 of 2');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onMove).toHaveBeenLastCalledWith({
      card: 't2',
      from: { column: 'todo', index: 1 },
      to: { column: 'done', index: 1 },
    });
    await expect(status).toHaveTextContent(
      'Ask for a second quote dropped. Done, position 2 of 2.',
    );
    await expect(cardsIn(canvas, 'Done')).toEqual(['Collect addresses', 'Ask for a second quote']);
    await expect(title(canvas, 'Ask for a second quote')).toHaveFocus();

    // One stop for Tab, then the card's menu.
    await userEvent.tab();
    await expect(title(canvas, 'Options for Ask for a second quote')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Moved only when the server has answered, the card takes the focus along. */
export const AnsweredLater: Story = {
  render: (args) => <AnsweredBoard {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(cardsIn(canvas, 'To do')[0]).toBe('Compare fulfilment sites');
    await waitFor(() => expect(cardsIn(canvas, 'In progress')[0]).toBe('Compare fulfilment sites'));
    await expect(title(canvas, 'Compare fulfilment sites')).toHaveFocus();
    // Left for something else, it takes the focus from nobody.
    await userEvent.keyboard(' {ArrowRight} ');
    title(canvas, 'Compare fulfilment sites').blur();
    await waitFor(() => expect(cardsIn(canvas, 'In review')).toHaveLength(1));
    await expect(document.body).toHaveFocus();
  },
};

/** Escape brings the card back; so does Tab. */
export const Cancel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{Escape}');
    await expect(cardsIn(canvas, 'To do')[0]).toBe('Compare fulfilment sites');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Compare fulfilment sites is back in its place.',
    );
    await expect(title(canvas, 'Compare fulfilment sites')).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect(cardsIn(canvas, 'To do')[0]).toBe('Compare fulfilment sites');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const frames = async (count: number) => {
  for (let index = 0; index < count; index++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** With the mouse: a place of the card's size opens where it would land, and nothing else moves. */
export const Drag: Story = {
  args: { onCardPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const from = title(canvas, 'Compare fulfilment sites');
    const region = canvas.getByRole('region', { name: 'In review' });
    const tops = () =>
      canvas.getAllByRole('region').map((each) => each.getBoundingClientRect().top);
    const before = tops();
    const size = from.closest('li')?.getBoundingClientRect();
    await userEvent.pointer([
      { target: from, coords: centre(from), keys: '[MouseLeft>]' },
      { coords: { clientX: centre(from).clientX + 20, clientY: centre(from).clientY } },
      { coords: centre(region) },
    ]);
    await frames(3);
    await waitFor(() => expect(region.querySelector('[data-state="place"]')).toBeVisible());
    const place = region.querySelector('[data-state="place"]')?.getBoundingClientRect();
    await expect(place?.height).toBe(size?.height);
    await expect(tops()).toEqual(before);
    await userEvent.pointer([{ target: region, coords: centre(region), keys: '[/MouseLeft]' }]);
    await expect(args.onMove).toHaveBeenLastCalledWith({
      card: 't1',
      from: { column: 'todo', index: 0 },
      to: { column: 'review', index: 0 },
    });
    await expect(args.onCardPress).not.toHaveBeenCalled();

    const other = title(canvas, 'Collect addresses');
    await userEvent.pointer([
      { target: other, coords: centre(other), keys: '[MouseLeft>]' },
      { coords: centre(region) },
    ]);
    await frames(3);
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer([{ target: region, coords: centre(region), keys: '[/MouseLeft]' }]);
    await expect(cardsIn(canvas, 'Done')).toEqual(['Collect addresses']);
    await expect(args.onMove).toHaveBeenCalledTimes(1);
  },
};

/** A finger that rests lifts the card; one that moves scrolls. */
export const Touch: Story = {
  play: async ({ args, canvas }) => {
    const from = title(canvas, 'Check import tariffs');
    const region = canvas.getByRole('region', { name: 'Done' });
    const send = (name: string, target: EventTarget, at: { clientX: number; clientY: number }) =>
      target.dispatchEvent(
        new PointerEvent(name, { ...at, bubbles: true, pointerId: 7, pointerType: 'touch' }),
      );
    const start = centre(from);
    send('pointerdown', from, start);
    send('pointermove', from, { ...start, clientY: start.clientY + 30 });
    send('pointerup', from, start);
    await expect(canvas.getByRole('group', { name: 'Site choice' })).toHaveAttribute(
      'data-state',
      'ready',
    );
    send('pointerdown', from, start);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Site choice' })).toHaveAttribute(
        'data-state',
        'moving',
      ),
    );
    send('pointermove', from, centre(region));
    await frames(3);
    const scroll = new TouchEvent('touchmove', { cancelable: true, bubbles: true });
    from.dispatchEvent(scroll);
    await expect(scroll.defaultPrevented).toBe(true);
    send('pointerup', region, centre(region));
    await expect(args.onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(cardsIn(canvas, 'Done')).toContain('Check import tariffs'));
  },
};

/** Every move without dragging. */
export const Menu: Story = {
  args: {
    cardActions: () => [
      { id: 'delete', label: 'Delete', icon: <TrashIcon />, tone: 'danger', onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(title(canvas, 'Options for Read supplier contract'));
    await screen.findByRole('menu', { name: 'Options for Read supplier contract' });
    await expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'In review' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({
      card: 't4',
      from: { column: 'doing', index: 0 },
      to: { column: 'review', index: 0 },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Read supplier contract dropped. In review, position 1 of 1.',
    );
    await userEvent.click(title(canvas, 'Options for Compare fulfilment sites'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(cardsIn(canvas, 'To do')[1]).toBe('Compare fulfilment sites'));
    await userEvent.click(title(canvas, 'Options for Collect addresses'));
    await screen.findByRole('menu', { name: 'Options for Collect addresses' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title(canvas, 'Options for Collect addresses')).toHaveFocus());
  },
};

/** A limit warns, `canMove` forbids: what is done cannot be reopened. */
export const Limits: Story = {
  args: {
    canMove: (card: Task, { id }: KanbanColumn) => id !== 'todo' || card.column !== 'done',
    renderCard: ({ points }: Task) => <Badge>{`${points} points`}</Badge>,
  },
  play: async ({ canvas, userEvent }) => {
    const doing = canvas.getByRole('region', { name: 'In progress' });
    await expect(within(doing).getByText('2 of 2')).toBeVisible();
    await expect(doing).toHaveAttribute('data-state', 'ready');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(within(doing).getByText('Over the limit of 2')).toBeVisible();
    await expect(doing).toHaveAttribute('data-state', 'over');

    await userEvent.click(title(canvas, 'Options for Collect addresses'));
    await screen.findByRole('menuitem', { name: 'In review' });
    await expect(screen.queryByRole('menuitem', { name: 'To do' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title(canvas, 'Options for Collect addresses')).toHaveFocus());
    title(canvas, 'Collect addresses').focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft} ');
    await expect(cardsIn(canvas, 'In progress')).toContain('Collect addresses');
  },
};

/** The caller refused: the card is where it was. */
export const Refused: Story = {
  render: (args) => <KanbanBoard {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(cardsIn(canvas, 'To do')[0]).toBe('Compare fulfilment sites');
  },
};

export const EmptyBoard: Story = {
  args: { cards: null, columns },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No cards')).toHaveLength(4);
  },
};

export const NoColumns: Story = {
  args: { columns: null, cards: tasks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No columns yet' })).toBeVisible();
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, n) =>
    task(String(n), n % 2 === 0 ? 'todo' : 'done', `Task ${n}`, n),
  ),
);

/** A million cards: a hundred in each column, more on demand. */
export const MillionCards: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { cards: [] },
  render: (args) => <KanbanBoard {...args} cards={million()} />,
  play: async ({ canvas, userEvent }) => {
    const todo = canvas.getByRole('region', { name: 'To do' });
    await expect(within(todo).getByText('500,000')).toBeVisible();
    await expect(within(todo).getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(within(todo).getByRole('button', { name: 'Show 100 more' }));
    await expect(within(todo).getAllByRole('listitem')).toHaveLength(200);
  },
};

export const BrokenCards: Story = {
  args: {
    columns: [
      { id: 'todo', title: 'Eine ganz und gar außergewöhnlich lange Spaltenüberschrift', limit: 0 },
      { id: 'doing', title: '', limit: Number.NaN },
      { id: 'done', title: 'تم' },
    ],
    cards: [
      task('a', 'todo', 'Anordnung'.repeat(30), Number.NaN),
      task('b', 'todo', 'مقارنة مواقع التوزيع', 1),
      task('c', 'done', '🧑‍🚀🚀'.repeat(20), -1),
      task('d', 'gone', 'In a column that is not there', 1),
      null,
    ] as unknown as Task[],
  },
  render: (args) => <KanbanBoard {...args} />,
};

/** Where one column is in sight, it is the first that has cards; in either direction. */
const startsWithCards: Story['play'] = async ({ canvas }) => {
  const board = canvas.getByText('Collect addresses').closest('[data-columns]') as HTMLElement;
  const column = canvas.getByText('Collect addresses').closest('[data-column]') as HTMLElement;
  const [around, at] = [board.getBoundingClientRect(), column.getBoundingClientRect()];
  await expect(at.left).toBeGreaterThanOrEqual(around.left - 1);
  await expect(at.right).toBeLessThanOrEqual(around.right + 1);
  await expect(canvas.getByText('To do').getBoundingClientRect().width).toBeGreaterThan(0);
};

export const FirstCards: Story = {
  args: { cards: tasks.filter(({ column }) => column === 'done') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: startsWithCards,
};

export const FirstCardsRightToLeft: Story = { ...FirstCards, globals: { locale: 'ar' } };

export const Phone: Story = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const left = (name: string) =>
      canvas.getByRole('region', { name }).getBoundingClientRect().left;
    await expect(left('To do')).toBeGreaterThan(left('Done'));
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowLeft} ');
    await expect(cardsIn(canvas, 'In progress')[0]).toBe('Compare fulfilment sites');
  },
};
