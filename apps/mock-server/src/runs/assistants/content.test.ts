import { assistants, assistantIds } from '@constella/api-client/contract';
import { locales } from '@constella/i18n';
import { expect, it } from 'vitest';

import { offlineContent } from './index.js';
import { runTexts } from './run-texts.js';

it.each(assistantIds)('the content of %s is of its steps', (id) => {
  const steps: string[] = assistants[id].steps.map((step) => step.id);
  for (const step of Object.keys(offlineContent[id] ?? {})) expect(steps).toContain(step);
});

it.each(assistantIds)(
  '%s speaks every language, and English to a language there is not',
  async (id) => {
    for (const locale of locales) expect(await runTexts(id, locale)).toMatchObject({ locale });
    expect(await runTexts(id, 'tlh')).toBe(await runTexts(id, 'en'));
  },
);
