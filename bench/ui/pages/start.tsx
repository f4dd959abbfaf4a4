import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Whether what was mounted has been painted. */
    mounted?: true;
    /** Switches from light to dark; resolves after the frame in which it is seen. */
    switchTheme: () => Promise<void>;
  }
}

/** After the next frame: style, layout and paint are done. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

function Watched({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    void painted().then(() => (window.mounted = true));
  }, []);
  return children;
}

/** Stands in every page, so that the theme is changed by a press as in an application. */
export const ThemeButton = ({ onPress }: { onPress: () => void }) => (
  <button type="button" id="theme" onClick={onPress}>
    Dark
  </button>
);

window.switchTheme = () => {
  document.querySelector<HTMLButtonElement>('#theme')?.click();
  return painted();
};

/** Mounts a page. */
export function start(page: ReactNode): void {
  createRoot(document.querySelector('#root') as HTMLElement).render(<Watched>{page}</Watched>);
}
