import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../../components/button/button.js';
import { Inline } from '../../components/layout/inline.js';
import { Stack } from '../../components/layout/stack.js';
import * as styles from './foundations.css.js';
import { lastPart, plainValue, tokensOf, tokenVar } from './names.js';

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pairs = tokensOf('time').flatMap((time) =>
  tokensOf('ease').map((ease) => ({ time, ease, name: `${lastPart(time)}, ${lastPart(ease)}` })),
);

function Movers() {
  const [there, setThere] = useState(false);
  return (
    <Stack gap={16}>
      <Inline>
        <Button onClick={() => setThere(!there)} aria-pressed={there}>
          Move
        </Button>
      </Inline>
      {pairs.map(({ time, ease, name }) => (
        <div key={name}>
          <div className={styles.name}>{`${name}: ${plainValue(time)} ${plainValue(ease)}`}</div>
          <div className={styles.track} data-unmirrored="">
            <div
              className={styles.mover}
              data-state={there ? 'there' : 'here'}
              style={assignInlineVars({
                [styles.motion.duration]: tokenVar(time),
                [styles.motion.curve]: tokenVar(ease),
              })}
            />
          </div>
        </div>
      ))}
    </Stack>
  );
}

/**
 * 120 ms answers a hand, 200 ms reveals, 320 ms changes the place. What comes in settles, what
 * leaves speeds up; only `transform` and `opacity` move. Under reduced motion every time is 0.
 */
export const Times: Story = {
  name: 'Times and curves',
  render: () => <Movers />,
  play: async ({ canvas, canvasElement }) => {
    const mover = canvasElement.querySelector('[data-state]') as HTMLElement;
    await expect(mover).toHaveAttribute('data-state', 'here');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(mover).toHaveAttribute('data-state', 'there');
    await expect(getComputedStyle(mover).transform).not.toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
};

/** With motion reduced the state changes at once and means the same. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: () => <Movers />,
  play: async ({ canvas, canvasElement }) => {
    const mover = canvasElement.querySelector('[data-state]') as HTMLElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const { transform, inlineSize } = getComputedStyle(mover);
    await expect(transform).toBe(`matrix(1, 0, 0, 1, ${Number.parseFloat(inlineSize)}, 0)`);
  },
};
