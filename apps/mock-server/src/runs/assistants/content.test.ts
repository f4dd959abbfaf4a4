import { assistants, assistantIds } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import catalogue from '../../../../../packages/i18n/catalogues/en/server.json';
import { offlineContent } from './index.js';

/** Every template of a content. */
function templatesIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return Object.values(content ?? {}).flatMap(templatesIn);
}

it.each(assistantIds)('the content of %s is of its steps, and its texts are there', (id) => {
  const steps: string[] = assistants[id].steps.map((step) => step.id);
  for (const [step, content] of Object.entries(offlineContent[id] ?? {})) {
    expect(steps).toContain(step);
    const ids = templatesIn(content).flatMap((text) => text.match(/server\.[\w.{}-]+\w\}?/g) ?? []);
    for (const text of ids) {
      const pattern = new RegExp(
        `^${text.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '\\w+')}$`,
      );
      expect(Object.keys(catalogue).filter((key) => pattern.test(key))).not.toEqual([]);
    }
  }
});
