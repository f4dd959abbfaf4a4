import { Button, Callout, CheckboxGroup, Link, Stack, TextField } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, userEvent } from 'storybook/test';

import { danglingIds } from '../../packages/ui/src/a11y/relations';

/**
 * One column, labels above, the button at the end. What is optional is marked, what is needed is not.
 * Sending checks; a field that was wrong is checked again with every change; the button is never
 * disabled, because a disabled button cannot say why.
 */
const meta = { title: 'Patterns/Forms' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const topics = [
  { value: 'law', label: 'Law' },
  { value: 'tax', label: 'Tax' },
  { value: 'news', label: 'News' },
];

function Example() {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const [sent, setSent] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const nameError =
    checked && name.trim().length < 2 ? 'Give it a name of two characters or more.' : undefined;
  const topicError = checked && chosen.length === 0 ? 'Choose at least one topic.' : undefined;
  const wrong = [nameError, topicError].filter((text) => text !== undefined).length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fits = name.trim().length >= 2 && chosen.length > 0;
    // Drawn at once, so that the focus is where it belongs before the next key.
    flushSync(() => {
      setChecked(true);
      setSent(fits);
    });
    if (!fits) summary.current?.focus();
  };
  return (
    <form noValidate onSubmit={send} aria-label="New watch">
      <Stack gap={20}>
        {wrong > 0 && (
          <Callout
            ref={summary}
            tabIndex={-1}
            role="alert"
            tone="danger"
            title={wrong === 1 ? 'One field is wrong' : `${wrong} fields are wrong`}
          >
            <ul>
              {nameError && (
                <li>
                  <Link href="#pattern-name">{nameError}</Link>
                </li>
              )}
              {topicError && (
                <li>
                  <Link href="#pattern-topics">{topicError}</Link>
                </li>
              )}
            </ul>
          </Callout>
        )}
        <TextField
          id="pattern-name"
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={nameError}
        />
        <TextField label="Note" optional description="Only you see it." />
        <CheckboxGroup
          id="pattern-topics"
          label="Topics"
          value={chosen}
          onValueChange={(value) => setChosen([...value])}
          options={topics}
          error={topicError}
        />
        <div>
          <Button type="submit" variant="primary">
            Start watching
          </Button>
        </div>
        {sent && (
          <Callout role="status" tone="success">
            Watching.
          </Callout>
        )}
      </Stack>
    </form>
  );
}

/** Send it empty, mend it field by field, send it again. */
export const CheckedOnSending: Story = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    const send = canvas.getByRole('button', { name: 'Start watching' });
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByText('2 fields are wrong')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Court');
    await expect(canvas.getByText('One field is wrong')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tax' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent('Watching.');
  },
};
