import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

interface HydratedProps {
  onHydrated: () => void;
  children: ReactNode;
}

function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** What React says when the page from the server is not the page it would have made. */
export async function hydrationProblems(Story: ComponentType): Promise<string[]> {
  const page = document.createElement('div');
  const story = (onHydrated: () => void) => (
    <Hydrated onHydrated={onHydrated}>
      <Story />
    </Hydrated>
  );
  page.innerHTML = renderToString(story(() => {}));
  document.body.append(page);
  const problems: string[] = [];
  let takeDown = () => {};
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(page, story(resolve), {
      onRecoverableError: (error) => problems.push(String(error)),
    });
    takeDown = () => root.unmount();
  });
  // Parts in a Suspense boundary of their own come after the rest.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  takeDown();
  page.remove();
  return problems;
}
