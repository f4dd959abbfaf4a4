import type { StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

/** The decision assistant's screen, which the workspace's stories are told with. */
export const base = '/enterprise/decision-assistant';

/** A story's app at a place of the enterprise area. */
export const at = (place: string, scenario?: string) => ({
  path: '/enterprise/*',
  at: place,
  title: 'shell.title.enterprise',
  ...(scenario && { scenario }),
});

/** Canvas that play functions search. */
export type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

/** The decision the stories ask for. */
export const request = {
  title: 'Second site',
  description:
    'Choose Gdańsk or Rotterdam. Compare cost and delivery time. Gdańsk costs 310 € and takes 2 days, Rotterdam costs 420 € and takes 3 days.',
  options: ['Gdańsk', 'Rotterdam'],
  criteria: ['cost', 'delivery time'],
  methods: ['swot'],
};

/** Fills in the form. */
export async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Title'), request.title);
  // Typed key by key this would take longer than all the rest.
  await userEvent.click(canvas.getByLabelText('Description'));
  await userEvent.paste(request.description);
  for (const [label, tags] of [
    ['Options', request.options],
    ['Criteria', request.criteria],
  ] as const)
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }),
      tags.map((tag) => `${tag}{Enter}`).join(''),
    );
  // The other method a decision begins with.
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Comparison' }));
}

/** Fills in the form and sends it. */
export async function run(canvas: Canvas) {
  await fill(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Start run' }));
}

/** The name of what only a finished decision shows. */
export const matrix = 'Options by criteria';

/** Waits for the result. */
export const finished = (canvas: Canvas) =>
  canvas.findByRole('region', { name: matrix }, { timeout: 90_000 });
