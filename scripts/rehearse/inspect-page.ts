import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright';

import { chromiumArgs, chromiumPath } from '../chromium.mjs';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });

interface Visit {
  browser: Browser;
  url: string;
  /** A person's actions there; axe looks before and after. */
  visit?: (page: Page) => Promise<void>;
}

/** Messages of React and Next.js to developers, about nothing. */
const chatter = /^%cDownload the React DevTools|^\[HMR\] connected|^\[Fast Refresh\]/;

/** Everything a browser complains about, in its own words. */
const listen = (page: Page, problems: string[]) => {
  page.on('console', (message) => {
    if (!chatter.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
};

const violations = async (page: Page, when: string) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(
    ({ id, nodes }) =>
      `axe ${when}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** Whether the styles are there: a token, and a component's rule. */
const looksLikeItself = async (page: Page) => {
  await page.locator('main button').first().waitFor();
  return page.evaluate(() => {
    const token = getComputedStyle(document.documentElement).getPropertyValue(
      '--constella-surface-page',
    );
    const button = document.querySelector('main button');
    // A button of the browser has square corners.
    return token !== '' && button !== null && getComputedStyle(button).borderRadius !== '0px';
  });
};

/**
 * Opens a consumer's page in the light and in the dark, uses it, and lists what is wrong with it:
 * any console output, a failed request, a missing style, an axe violation.
 */
export async function inspectPage({ browser, url, visit }: Visit): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    listen(page, problems);
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    // Long enough for a server that builds a page when it is first asked for.
    await page.goto(url, { waitUntil: 'networkidle', timeout: 180_000 });
    if (!(await looksLikeItself(page))) problems.push(`${colorScheme}: styles are missing`);
    problems.push(...(await violations(page, colorScheme)));
    await visit?.(page).catch((error: unknown) => problems.push(`visit: ${String(error)}`));
    problems.push(...(await violations(page, `${colorScheme}, used`)));
    await context.close();
  }
  return [...new Set(problems)];
}
