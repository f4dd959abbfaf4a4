import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';

import { run, type Running, start } from './command.ts';
import { inspectPage } from './inspect-page.ts';
import { serveStrictly } from './static-server.ts';

interface Consumer {
  name: string;
  /** Starts what it built; a consumer without pages has none. */
  serve?: (directory: string) => Promise<Running>;
  visits?: readonly { path: string; visit?: (page: Page) => Promise<void> }[];
}

/** Opens the dialog, so that what is only fetched, mounted or styled then is looked at as well. */
const openDialog = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

const useEverything = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Modell' }).click();
  await page.getByRole('option', { name: 'Groß' }).click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByRole('button', { name: 'Melden' }).click();
  await page.getByText('Gespeichert').first().waitFor();
  await page.getByRole('tab', { name: 'Netz' }).click();
  await page.getByRole('button', { name: 'Schließen' }).first().hover();
  await page.getByRole('tooltip').waitFor();
  await openDialog('Öffnen')(page);
};

export const consumers: readonly Consumer[] = [
  {
    name: 'vite',
    serve: (directory) => serveStrictly(join(directory, 'dist')),
    visits: [{ path: '/', visit: useEverything }],
  },
  {
    name: 'next',
    serve: (directory) =>
      start('npm', ['run', 'start', '--', '--port', '0', '--hostname', '127.0.0.1'], {
        cwd: directory,
      }),
    visits: [{ path: '/', visit: openDialog('فتح') }],
  },
  {
    name: 'ssr',
    serve: (directory) => start('npm', ['run', 'start'], { cwd: directory }),
    visits: [
      {
        path: '/',
        visit: async (page) => {
          await page.locator('html[data-hydrated]').waitFor();
          await page.getByRole('switch', { name: 'Actif' }).click();
          await page.getByRole('switch', { name: 'Actif', checked: true }).waitFor();
        },
      },
    ],
  },
  { name: 'vitest' },
];

interface Rehearsal {
  directory: string;
  registry: string;
  browser: Browser;
}

/**
 * Installs what was published in a fresh project, builds it and looks at its pages.
 *
 * @returns what is wrong
 */
export async function consume(
  { name, serve, visits = [] }: Consumer,
  { directory, registry, browser }: Rehearsal,
): Promise<string[]> {
  cpSync(join(import.meta.dirname, 'consumers', name), directory, { recursive: true });
  writeFileSync(join(directory, '.npmrc'), `@constella:registry=${registry}\n`);
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: directory });
  const built = await run('npm', ['run', 'build'], { cwd: directory });
  const problems = [...built.matchAll(/^.*(?:warn(?:ing)?\b|\[[A-Z_]{8,}\]).*$/gim)].map(
    ([line]) => `build: ${line}`,
  );
  const running = await serve?.(directory);
  try {
    for (const { path, visit } of visits)
      problems.push(
        ...(await inspectPage({ browser, url: `${running?.url}${path}`, ...(visit && { visit }) })),
      );
    const printed = running?.printed() ?? '';
    if (/error|warn/i.test(printed)) problems.push(`server: ${printed}`);
  } finally {
    await running?.stop();
  }
  return problems.map((problem) => `${name}: ${problem}`);
}
