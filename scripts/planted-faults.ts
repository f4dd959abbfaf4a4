// `npx tsx scripts/planted-faults.ts`: plants one fault of every kind, and expects each to be found.
// Run it after a change to what checks the stories: what it finds is what it found before.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/** Message about each story of planted-faults/faults.stories.tsx; nothing of the sound one. */
const faults: Readonly<Record<string, RegExp | undefined>> = {
  Sound: undefined,
  PlayFails: /null/,
  ViolationLeftToRight: /image-alt/,
  ViolationInArabic: /image-alt/,
  LabelMissingInArabic: /button-name/,
  ViolationWhenPlayed: /image-alt/,
  ColourInLight: /text\.strong on text\.default|color-contrast/,
  ColourInDark: /text\.strong on accent\.onSolid|color-contrast/,
  ColourInMoreContrast: /success\.solid on surface\.knob|color-contrast/,
  OwnColourInDark: /color-contrast/,
  ColourInArabic: /surface\.track on|color-contrast/,
  LinkByColourAlone: /link-in-text-block/,
  NotMirrored: /mirror/,
  NotMirroredByCode: /mirror/,
  WiderThan320: /narrow/,
  LargeTextCut: /largeText/,
  NoRing: /ring/,
  SmallTarget: /targets/,
  SmallUnderAFinger: /touch/,
  SmallBeforePlay: /targets/,
  Console: /printed to the console/,
  ConsoleInArabic: /printed to the console/,
  StyleElement: /style elements/,
  OtherFromServer: /Rendered|Hydration|server rendered/,
  NotFromServer: /getServerSnapshot/,
  Throws: /planted error/,
  LayoutShift: /→/,
};

/** Faults in the source, and the test that is to find them. */
const mutations = [
  {
    file: 'packages/ui/src/tokens/color.ts',
    from: 'Math.max(x, y) + 0.05',
    to: 'Math.max(x, y) + 0.01',
    test: ['unit', 'packages/ui/src/tokens'],
  },
  {
    file: 'apps/mock-server/src/store/journal.ts',
    from: 'append(line: string): Promise<void> {',
    to: 'append(line: string): Promise<void> {\n    if (line) return Promise.resolve();',
    test: ['processes', 'kill'],
  },
  {
    file: 'packages/ui/src/components/checkbox/checkbox.css.ts',
    from: '[media.forcedColors]',
    to: "['print']",
    test: ['conformance', 'forced-colors'],
  },
  {
    file: 'packages/ui/src/components/spinner/spinner.tsx',
    from: 'classNames(styles.spinner, className)',
    to: 'styles.spinner',
    test: ['conformance', '/conformance.test', '-t', 'Spinner conforms'],
  },
] as const;

interface Report {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));

/** Each test's name, without spaces, and what it said. */
function run(project: string, ...args: string[]): [name: string, said: string][] {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporter = ['--reporter=json', `--outputFile=${output}`];
  spawnSync(process.execPath, [vitest, 'run', `--project=${project}`, ...args, ...reporter], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ title, failureMessages }) => [
      title.replaceAll(' ', ''),
      stripVTControlCharacters(failureMessages.join('\n')),
    ]);
}

const missed: string[] = [];
const tell = (name: string, said: string | undefined, asIt: boolean) => {
  if (!asIt) missed.push(name);
  const first = said?.split('\n').find((line) => line.trim() !== '') ?? 'not run';
  console.log(`${asIt ? 'found ' : 'MISSED'} ${name}${asIt ? '' : `: ${first}`}`);
};

const stories = join(root, 'packages/ui/src/planted.stories.tsx');
const source = readFileSync(join(import.meta.dirname, 'planted-faults/faults.stories.tsx'), 'utf8');
writeFileSync(stories, source.replace("'../../.storybook", "'../../../.storybook"));
try {
  const said = new Map(run('stories', stories));
  for (const [name, words] of Object.entries(faults)) {
    const heard = said.get(name);
    tell(name, heard, words ? words.test(heard ?? '') : heard === '');
  }
} finally {
  rmSync(stories);
}

for (const { file, from, to, test } of mutations) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(
    path,
    before.replaceAll(from, () => to),
  );
  try {
    const [project, ...args] = test;
    const said = run(project, ...args)
      .map(([, words]) => words)
      .join('');
    tell(`${test.join(' ')} ← ${file}`, said, said !== '');
  } finally {
    writeFileSync(path, before);
  }
}
rmSync(folder, { recursive: true });
process.exitCode = missed.length > 0 ? 1 : 0;
