import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Violations axe finds on a page, each with its rule and the markup of its elements. Of all that passed
 * it writes nothing down: on a long page that takes longer than looking.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What stands in a frame is a page of its own, with landmarks of its own.
    .options({ resultTypes: ['violations'], iframes: false })
    // No page here has a frame of another origin, for which it would open a page more.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
