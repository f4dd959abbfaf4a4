import { composeStory } from '@storybook/react-vite';
import type { Meta, StoryFn } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A story as its file says it. */
export interface StorySource {
  story: StoryFn;
  name: string;
  meta: Meta;
}

/** A story on a canvas of its own, as it is before its play function. */
export interface Staged {
  canvas: HTMLElement;
  /** Problems React reported: what was thrown, and where the page from the server was another. */
  problems: string[];
  /** Shows it as it is, under another toolbar; another language brings what it loads. */
  turn: (globals: { locale?: string; theme?: string; direction?: string }) => Promise<void>;
  takeDown: () => void;
}

interface StagedAs {
  /** The canvas's width. @default the window's */
  inlineSize?: string;
  /** Begins with the page a server sends. */
  fromServer?: boolean;
}

/** The story's component under the given toolbar, with what it loads. */
async function compose({ story, name, meta }: StorySource, globals: object) {
  const annotated = story as StoryFn & { globals?: object };
  const composed = composeStory(
    Object.assign(typeof story === 'function' ? story.bind(null) : {}, annotated, {
      play: undefined,
      globals: { ...annotated.globals, ...globals },
    }) as StoryFn,
    meta,
    undefined,
    name,
  );
  await composed.load();
  // Read anew whenever it is rendered, though no type says so.
  return composed as typeof composed & { globals: object };
}

interface ShownProps {
  onShown: () => void;
  children: ReactNode;
}

function Shown({ onShown, children }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}

const frame = () => new Promise(requestAnimationFrame);

/** Waits for layout and measuring after a render. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  await frame();
  await frame();
}

/** Shows a story under the given toolbar. */
export async function stage(
  source: StorySource,
  globals: object,
  { inlineSize = '', fromServer = false }: StagedAs = {},
): Promise<Staged> {
  const Story = await compose(source, globals);
  const canvas = document.createElement('div');
  Object.assign(canvas.style, { inlineSize, padding: '16px', boxSizing: 'border-box' });
  document.body.append(canvas);
  const problems: string[] = [];
  const keep = (error: unknown) => void problems.push(String(error));
  let root: Root | undefined;
  let isShown = () => {};
  const told: RootOptions = {
    onRecoverableError: keep,
    onUncaughtError: (error) => {
      keep(error);
      isShown();
    },
  };
  /** Renders it, until its effects have run or something was thrown. */
  const show = (place: (element: ReactNode) => void) =>
    new Promise<void>((resolve) => {
      isShown = resolve;
      place(
        <Shown onShown={resolve}>
          <Story />
        </Shown>,
      );
    }).then(settled);
  await show((element) => {
    try {
      if (fromServer) canvas.innerHTML = renderToString(element);
    } catch (error) {
      keep(error);
    }
    if (canvas.firstChild) root = hydrateRoot(canvas, element, told);
    else {
      root = createRoot(canvas, told);
      root.render(element);
    }
  });
  return {
    canvas,
    problems,
    turn: async (other) => {
      Object.assign(Story.globals, other);
      if (other.locale) await Story.load();
      await show((element) => root?.render(element));
    },
    takeDown: () => {
      root?.unmount();
      canvas.remove();
    },
  };
}
