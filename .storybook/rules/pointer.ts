import { cdp } from 'vitest/browser';

interface Emulation {
  send: (method: string, params?: object) => Promise<unknown>;
}

/** Puts the page under a finger, or takes it away. What is shown answers to its media queries. */
export async function touch(enabled: boolean): Promise<void> {
  await (cdp() as Emulation).send('Emulation.setTouchEmulationEnabled', { enabled });
  await new Promise(requestAnimationFrame);
}
