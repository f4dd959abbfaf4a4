import axe from 'axe-core';

import { isAboutColour, markupOf, underProbe, wrongColours } from './colours';

// Markup of all that passed would take longer than looking.
axe.configure({ noHtml: true });

/** Violations axe finds, and text in the wrong color. */
export async function inaccessible(
  context: axe.ElementContext,
): Promise<Record<'axe' | 'colours', string[]>> {
  const results = await underProbe(() =>
    axe.run(context, {
      rules: { region: { enabled: false } },
      resultTypes: ['passes', 'violations'],
      elementRef: true,
      selectors: false,
    }),
  );
  return {
    axe: results.violations
      .filter((each) => !isAboutColour(each))
      .map(({ id, nodes }) => `${id}: ${nodes.map(markupOf).join(' | ')}`),
    colours: await wrongColours(results),
  };
}
