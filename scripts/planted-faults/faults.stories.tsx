// One fault of every kind the stories are checked for. `npx tsx scripts/planted-faults.ts` plants them
// among the library's stories and expects each to be found.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { expectNoShift } from '../../.storybook/layout-shift';

const meta: Meta = { title: 'Planted' };
export default meta;

type Story = StoryObj<typeof meta>;

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
// oxlint-disable-next-line jsx-a11y/alt-text -- it is the fault
const Unnamed = () => <img src={picture} width={20} height={20} />;
const isArabic = ({ globals }: { globals: Record<string, unknown> }) => globals['locale'] === 'ar';

const inTokens = (ink: string, ground: string): Story => ({
  render: () => (
    <p style={{ color: `var(--constella-${ink})`, background: `var(--constella-${ground})` }}>
      Some words
    </p>
  ),
});
const press = (style: CSSProperties, attributes = {}): Story => ({
  render: () => (
    <button type="button" style={{ padding: 0, border: 0, ...style }} {...attributes}>
      Go
    </button>
  ),
});
const twice = (inlineSize: number): Story => ({
  render: () => (
    <div style={{ display: 'flex' }}>
      {['One', 'Two'].map((label) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          style={{ inlineSize, blockSize: inlineSize, padding: 0, border: 0 }}
        />
      ))}
    </div>
  ),
});

/** Nothing is wrong with it. */
export const Sound: Story = {
  render: () => (
    <button type="button" style={{ minBlockSize: 48, minInlineSize: 48 }}>
      Go
    </button>
  ),
};

export const PlayFails: Story = {
  render: () => <p>Here</p>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Elsewhere')).not.toBeNull();
  },
};
export const ViolationLeftToRight: Story = {
  render: (_args, context) => (isArabic(context) ? <p>Here</p> : <Unnamed />),
};
export const ViolationInArabic: Story = {
  render: (_args, context) => (isArabic(context) ? <Unnamed /> : <p>Here</p>),
};
/** A label that one language lacks. */
export const LabelMissingInArabic: Story = {
  render: (_args, context) => (
    <button
      type="button"
      aria-label={isArabic(context) ? '' : 'Go'}
      style={{ inlineSize: 48, blockSize: 48 }}
    />
  ),
};
/** Open, and broken, only after somebody pressed it. */
export const ViolationWhenPlayed: Story = {
  render: function Opens() {
    const [open, setOpen] = useState(false);
    return (
      <button
        type="button"
        style={{ minBlockSize: 48, minInlineSize: 48 }}
        onClick={() => setOpen(true)}
      >
        Open {open && <Unnamed />}
      </button>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};

/** In light alone. */
export const ColourInLight = inTokens('text-strong', 'text-default');
export const ColourInDark = inTokens('text-strong', 'accent-on-solid');
export const ColourInMoreContrast = inTokens('success-solid', 'surface-knob');
/** No token's, and too dark for dark. */
export const OwnColourInDark: Story = {
  render: () => (
    <p style={{ color: '#666', background: 'var(--constella-surface-raised)' }}>Words</p>
  ),
};
export const ColourInArabic: Story = {
  render: (_args, context) => (
    <p style={{ color: isArabic(context) ? 'var(--constella-surface-track)' : undefined }}>Words</p>
  ),
};
export const LinkByColourAlone: Story = {
  render: () => (
    <p style={{ color: 'var(--constella-text-muted)' }}>
      Some words with{' '}
      <a href="#there" style={{ color: 'var(--constella-text-default)', textDecoration: 'none' }}>
        a link in them
      </a>{' '}
      and some words more.
    </p>
  ),
};

export const NotMirrored: Story = {
  render: () => <div style={{ inlineSize: 100, blockSize: 50, marginLeft: 40 }}>Here</div>,
};
/** By a direction that is read once. */
export const NotMirroredByCode: Story = {
  render: function Measured() {
    const [side, setSide] = useState('left');
    useEffect(() => {
      if (document.documentElement.dir === 'rtl') setSide('left');
    }, []);
    return (
      <div style={{ position: 'relative', blockSize: 60 }}>
        <div style={{ position: 'absolute', [side]: 8, inlineSize: 60, blockSize: 50 }}>Here</div>
      </div>
    );
  },
};
export const WiderThan320: Story = { render: () => <div style={{ inlineSize: 500 }}>Wide</div> };
export const LargeTextCut: Story = {
  render: () => (
    <div style={{ inlineSize: 180, overflow: 'hidden', whiteSpace: 'nowrap', fontSize: '1rem' }}>
      Some fifteen letters
    </div>
  ),
};
export const NoRing = press({ outline: 'none', inlineSize: 48, blockSize: 48 });
export const SmallTarget = twice(16);
export const SmallUnderAFinger = twice(30);
/** Small until its play function has made it large. */
export const SmallBeforePlay: Story = {
  render: function Grows() {
    const [size, setSize] = useState(16);
    return (
      <div style={{ display: 'flex' }}>
        {['One', 'Two'].map((label) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            style={{ inlineSize: size, blockSize: size, padding: 0, border: 0 }}
            onClick={() => setSize(60)}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One' }));
  },
};

export const Console: Story = {
  render: function Tells() {
    useEffect(() => console.warn('planted output'), []);
    return <p>Here</p>;
  },
};
export const ConsoleInArabic: Story = {
  render: function Tells(_args, context) {
    const arabic = isArabic(context);
    useEffect(() => {
      if (arabic) console.warn('planted output');
    }, [arabic]);
    return <p>Here</p>;
  },
};
export const StyleElement: Story = {
  render: function Styled() {
    useEffect(() => {
      const style = document.createElement('style');
      style.textContent = '.planted { color: red }';
      document.head.append(style);
      return () => style.remove();
    }, []);
    return <p>Here</p>;
  },
};
let rendered = 0;
export const OtherFromServer: Story = { render: () => <p>Rendered {(rendered += 1)} times</p> };
export const NotFromServer: Story = {
  render: function Client() {
    return (
      <p>
        {useSyncExternalStore(
          () => () => {},
          () => 'Here',
        )}
      </p>
    );
  },
};
export const Throws: Story = {
  render: (_args, context) => {
    if (isArabic(context)) throw new Error('planted error');
    return <p>Here</p>;
  },
};
export const LayoutShift: Story = {
  render: function Moves() {
    const [above, setAbove] = useState(0);
    return (
      <div>
        <div style={{ blockSize: above }} />
        <button
          type="button"
          style={{ inlineSize: 200, blockSize: 100 }}
          onClick={() => setAbove(200)}
        >
          Move
        </button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expectNoShift(() => userEvent.click(within(canvasElement).getByRole('button')));
  },
};
