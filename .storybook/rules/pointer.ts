import { cdp } from 'vitest/browser';

interface Emulation {
  send: (method: string, params?: object) => Promise<unknown>;
}

/** Puts the page under a finger, or takes it away. What is shown answers to its media queries. */
export async function touch(enabled: boolean): Promise<void> {
  await (cdp() as Emulation).send('Emulation.setTouchEmulationEnabled', { enabled });
  await new Promise(requestAnimationFrame);
}

/**
 * Leaves the mouse in the corner, off everything that is shown. Where another test left it, it
 * would open a tooltip in one direction and not in the other.
 */
export async function parkMouse(): Promise<void> {
  await (cdp() as Emulation).send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
}
