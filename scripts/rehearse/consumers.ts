import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright';

import { serveFolder } from '../static-server.mjs';
import { run, type Running, start } from './command.ts';
import { inspectPage } from './inspect-page.ts';
import { writeReadmeExamples } from './readme-examples.ts';

interface Consumer {
  name: string;
  /** Writes what is to be built besides, once everything is installed. */
  prepare?: (directory: string) => void;
  /** Starts what it built; a consumer without pages has none. */
  serve?: (directory: string) => Promise<Running>;
  /**
   * Starts it as its developers do. React then says how what it draws in a browser differs from what
   * the server sent; a built page hides differences of attributes.
   */
  develop?: (directory: string) => Promise<Running>;
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
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await page.getByRole('button', { name: 'Melden', exact: true }).click();
  await page.getByText('Gespeichert').first().waitFor();
  await page.getByRole('tab', { name: 'Netz' }).click();
  await page.locator('canvas').first().waitFor();
  await page.getByRole('button', { name: 'Schließen' }).first().hover();
  await page.getByRole('tooltip').waitFor();
  await openDialog('Öffnen')(page);
};

const useData = async (page: Page) => {
  await page.getByRole('combobox', { name: 'النموذج' }).click();
  await page.getByRole('option', { name: 'كبير' }).click();
  await page.getByRole('tree', { name: 'المجلدات' }).getByText('أطلس').click();
  await page.getByRole('grid', { name: 'الوكلاء' }).waitFor();
};

/** Fills in a documented form with two fields more, and a form without a word of the catalogues. */
const sendForms = async (page: Page) => {
  const decision = page.locator('#decision');
  await decision.getByRole('textbox', { name: 'Title' }).fill('A second site');
  await decision.getByRole('textbox', { name: 'Description' }).fill('Does it pay by spring?');
  await decision.getByRole('button', { name: 'Start run' }).click();
  await decision.getByText('Name who pays').first().waitFor();
  await decision.getByRole('textbox', { name: 'Sponsor' }).fill('Marta');
  await decision.getByRole('button', { name: 'Start run' }).click();
  const sent = { title: 'A second site', methods: ['swot'], budget: 400, sponsor: 'Marta' };
  await decision.getByText(JSON.stringify(sent)).waitFor();
  const journey = page.locator('#journey');
  await journey.getByRole('button', { name: 'Book' }).click();
  await journey.getByText('Look at these again').waitFor();
  await journey.getByText('Choose a pace').first().waitFor();
  await journey.getByRole('textbox', { name: 'Where to' }).fill('Nantes');
  await journey.getByRole('radio', { name: 'Slow' }).click();
  await journey.getByRole('button', { name: 'Book' }).click();
  await journey.getByText('Nantes, slow').waitFor();
};

/** No style but a file's of this site: neither a `style` element nor a `style` attribute in markup. */
const policy = "style-src 'self'; font-src 'self'; img-src 'self'; object-src 'none'";

/** Serves a built folder under a content security policy without inline styles. */
async function serveStrictly(folder: string): Promise<Running> {
  const { url, close } = await serveFolder(folder, {
    headersOf: () => ({ 'content-security-policy': policy }),
  });
  return { url, printed: () => '', stop: close };
}

const startNext = (command: 'start' | 'dev', cwd: string) =>
  start('npm', ['run', '--silent', command, '--', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd,
  });

export const consumers: readonly Consumer[] = [
  {
    name: 'vite',
    prepare: (directory) => {
      if (writeReadmeExamples(directory) < 10) throw new Error('Examples of READMEs are missing');
    },
    serve: (directory) => serveStrictly(join(directory, 'dist')),
    visits: [{ path: '/', visit: useEverything }],
  },
  {
    name: 'next',
    serve: (directory) => startNext('start', directory),
    develop: (directory) => startNext('dev', directory),
    visits: [
      { path: '/', visit: openDialog('فتح') },
      { path: '/everything' },
      { path: '/data', visit: useData },
    ],
  },
  {
    name: 'ssr',
    serve: (directory) => start('npm', ['run', '--silent', 'start'], { cwd: directory }),
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
  {
    name: 'forms',
    serve: (directory) => serveStrictly(join(directory, 'dist')),
    visits: [{ path: '/', visit: sendForms }],
  },
  { name: 'vitest' },
];

/** Without npm's own remarks about the settings of whoever runs this. */
const ofTools = (printed: string) => printed.replaceAll(/^npm (?:warn|notice) .*$/gm, '');

interface Project {
  directory: string;
  browser: Browser;
}

/** Starts a consumer and visits its pages. */
async function look(
  serve: (directory: string) => Promise<Running>,
  { visits = [] }: Consumer,
  { directory, browser }: Project,
): Promise<string[]> {
  const running = await serve(directory);
  const problems: string[] = [];
  try {
    for (const { path, visit } of visits) {
      const found = await inspectPage({
        browser,
        url: running.url + path,
        ...(visit && { visit }),
      });
      problems.push(...found.map((problem) => `${path} ${problem}`));
    }
    const printed = ofTools(running.printed());
    if (/error|warn/i.test(printed)) problems.push(`server: ${printed}`);
  } finally {
    await running.stop();
  }
  return problems;
}

/**
 * Installs what was published in a fresh project, builds it and looks at its pages.
 *
 * @param registry where the published packages are
 * @returns what is wrong
 */
export async function consume(
  consumer: Consumer,
  project: Project,
  registry: string,
): Promise<string[]> {
  const { name } = consumer;
  const { directory } = project;
  cpSync(join(import.meta.dirname, 'consumers', name), directory, { recursive: true });
  writeFileSync(join(directory, '.npmrc'), `@constella:registry=${registry}\n`);
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: directory });
  consumer.prepare?.(directory);
  const built = await run('npm', ['run', '--silent', 'build'], { cwd: directory });
  const warnings = ofTools(built).matchAll(/^.*(?:warn(?:ing)?\b|\[[A-Z_]{8,}\]).*$/gim);
  const problems = Array.from(warnings, ([line]) => `build: ${line}`);
  if (consumer.serve) problems.push(...(await look(consumer.serve, consumer, project)));
  if (consumer.develop) {
    const found = await look(consumer.develop, consumer, project);
    problems.push(...found.map((problem) => `while developing: ${problem}`));
  }
  return problems.map((problem) => `${name}: ${problem}`);
}
