import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { refusal } from './samples.js';

interface StoryArgs {
  // oxlint-disable-next-line typescript/no-explicit-any -- of any form; its story file names them
  onSubmit: any;
}
interface StoryContext {
  canvasElement: HTMLElement;
  args: StoryArgs;
}

/** The differences of one form's stories from another's. */
interface FormCase<Values> {
  /** As much as is needed to send it. */
  filled: Partial<Values>;
  /** The values then sent, among other things. */
  sent: object;
  /** The name of the first field that is needed. */
  first: string | RegExp;
  /** Its field, as the server names it. */
  field: keyof Values & string;
  /** The error below it while it is empty. */
  missing: RegExp;
  /** @default 'Start run' */
  submit?: string;
  /** Whether the wrong fields are listed above the first section. @default true */
  hasSummary?: boolean;
}

/** The width a form has beside what comes of it. */
export const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 520 }}>
    <Story />
  </div>
);

/** The stories every form has: empty, filled, invalid, busy, refused. */
export function formStories<Values>({
  filled,
  sent,
  first,
  field,
  missing,
  submit: submitName = 'Start run',
  hasSummary = true,
}: FormCase<Values>) {
  const open = (canvasElement: HTMLElement) => {
    const canvas = within(canvasElement);
    const submit = canvas.getByRole('button', { name: submitName });
    const control = () => {
      const found = [...canvasElement.querySelectorAll<HTMLElement>('input, textarea, fieldset')];
      const named = (role: 'textbox' | 'combobox') => canvas.queryByRole(role, { name: first });
      return named('textbox') ?? named('combobox') ?? found[0];
    };
    return { canvas, submit, control };
  };
  const summarized = async (canvas: ReturnType<typeof within>, text: RegExp) => {
    if (hasSummary) await expect(canvas.getAllByRole('list')[0]).toHaveTextContent(text);
  };
  const refused = fn(async () => {
    throw refusal('No more runs today', { [field]: 'Somebody has asked this before' });
  });
  return {
    empty: {
      play: async ({ canvasElement }: StoryContext) => {
        const { submit, control } = open(canvasElement);
        await expect(submit).toBeEnabled();
        await expect(control()).toBeValid();
      },
    },
    filled: {
      args: { defaultValues: filled },
      play: async ({ canvasElement, args }: StoryContext) => {
        const { submit } = open(canvasElement);
        await userEvent.click(submit);
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
        await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(sent));
        await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy', 'true'));
      },
    },
    /** Nothing is sent; the first wrong field has the focus, the summary leads to all of them. */
    invalid: {
      play: async ({ canvasElement, args }: StoryContext) => {
        const { canvas, submit, control } = open(canvasElement);
        await userEvent.click(submit);
        await waitFor(() => expect(control()).toHaveFocus());
        await expect(control()).toHaveAccessibleDescription(missing);
        await summarized(canvas, missing);
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    },
    /** One request at a time, however often the button is pressed. */
    busy: {
      args: { defaultValues: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
      play: async ({ canvasElement, args }: StoryContext) => {
        const { submit } = open(canvasElement);
        await userEvent.click(submit);
        await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
        await userEvent.click(submit);
        await expect(args.onSubmit).toHaveBeenCalledOnce();
      },
    },
    /** The server's reason stands at its field, and what was typed stands as it was. */
    serverError: {
      args: { defaultValues: filled, onSubmit: refused },
      play: async ({ canvasElement }: StoryContext) => {
        const { canvas, submit, control } = open(canvasElement);
        await userEvent.click(submit);
        await waitFor(() =>
          expect(control()).toHaveAccessibleDescription(/Somebody has asked this before/),
        );
        await summarized(canvas, /Somebody has asked this before/);
        await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      },
    },
  };
}
