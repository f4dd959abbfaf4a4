// `npm run evals`: runs the briefs of `evals/` through the server's own code and scores the answers.
// Without a model the recorded answers are replayed. See docs/evals.md.
import { writeFile } from 'node:fs/promises';
import { env, exit } from 'node:process';
import { parseArgs } from 'node:util';

import { systemClock } from '../../apps/mock-server/src/base/clock';
import { describeModels, modelsOf } from '../../apps/mock-server/src/node/providers';
import { readSettings } from '../../apps/mock-server/src/node/settings';
import { formatted } from '../formatted';
import { readBriefs, recordingPath, type KeptBrief, type Recording } from './briefs';
import { startReplay } from './replay';
import { ruleNames, scoresOf, totalScore } from './rules';
import { runBrief, type BriefRun } from './run-brief';
import { promptList, reasonList, requestTable, scoreTable, type Evaluated } from './tables';

const { values: options } = parseArgs({
  options: {
    assistant: { type: 'string' },
    brief: { type: 'string' },
    model: { type: 'string' },
    'base-url': { type: 'string' },
    json: { type: 'string' },
    requests: { type: 'boolean', default: false },
    prompts: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const settings = readSettings({
  ...env,
  ...(options['base-url'] && { LLM_BASE_URL: options['base-url'] }),
});
const isConnected = Boolean(
  settings.LLM_BASE_URL ?? settings.OPENROUTER_API_KEY ?? settings.PERPLEXITY_API_KEY,
);
if ((options.model ?? options.record) && !isConnected) {
  console.error('--model and --record need a service: --base-url, or the variables of the server.');
  exit(1);
}

const briefs = (await readBriefs(options.assistant)).filter(
  ({ name }) => options.brief === undefined || name === options.brief,
);
if (briefs.length === 0) {
  console.error(`There is no brief ${options.brief}.`);
  exit(1);
}
console.log(
  isConnected
    ? `${briefs.length} briefs, answered by ${describeModels(settings)}${options.model ? `, ${options.model}` : ''}`
    : `${briefs.length} briefs, recorded answers (no model is connected)`,
);

const replay = await startReplay();
const evaluated: Evaluated[] = [];
for (const kept of briefs) {
  // oxlint-disable-next-line no-await-in-loop -- a service is asked for one run at a time
  evaluated.push(await evaluate(kept));
  if (isConnected) console.log(`  ${kept.assistant}/${kept.name}`);
}
await replay.close();

console.log(`\n${scoreTable(evaluated)}`);
const reasons = reasonList(evaluated);
if (reasons) console.log(`\nWhat is missing or wrong\n${reasons}`);
if (options.prompts) console.log(`\n${promptList(evaluated)}`);
if (options.requests) console.log(`\n${requestTable(evaluated)}`);
if (options.json) await writeFile(options.json, `${JSON.stringify(report(evaluated), null, 2)}\n`);

async function evaluate(kept: KeptBrief): Promise<Evaluated> {
  const { assistant, name, brief, recording } = kept;
  const about = { assistant, name, locale: brief.locale, isBad: brief.bad === true };
  // The prompts of a brief nobody answered yet: those up to the first answer that is missing.
  const replayed = recording ?? (options.prompts ? nothingRecorded() : undefined);
  if (!isConnected && !replayed) return { ...about, note: 'no recording' };
  try {
    const run =
      !isConnected && replayed
        ? await replay.run({ ...kept, recording: replayed })
        : await runBrief(kept, {
            now: () => systemClock.now(),
            model: options.model,
            models: (store) => modelsOf(store, settings),
          });
    if (options.record && run.result) await record(run);
    return { ...about, run, scores: scoresOf(run) };
  } catch (error) {
    return { ...about, note: error instanceof Error ? error.message : String(error) };
  }
}

/** A recording that answers nothing. */
function nothingRecorded(): Recording {
  return { writtenBy: 'Nobody yet.', day: new Date().toISOString().slice(0, 10), answers: {} };
}

/** Keeps the answers of a run beside its brief; of a step that was repeated the last ones. */
async function record(run: BriefRun): Promise<void> {
  const answers: Recording['answers'] = {};
  for (const { step, entry, text } of run.requests) {
    const before = answers[step];
    answers[step] = entry === undefined ? text : { ...(before as object), [entry]: text };
  }
  const day = new Date().toISOString().slice(0, 10);
  const recording: Recording = { writtenBy: run.model, day, answers };
  const text = await formatted(recordingPath(run), JSON.stringify(recording));
  await writeFile(recordingPath(run), text);
}

/** Everything the tables say, for programs. */
function report(all: readonly Evaluated[]) {
  return all.map(({ run, scores, ...about }) => ({
    ...about,
    ...(run && { model: run.model, error: run.error ?? undefined }),
    ...(scores && {
      total: totalScore(scores),
      scores: Object.fromEntries(ruleNames.map((name) => [name, scores[name]])),
    }),
    requests: run?.requests.map(({ text: _text, prompt: _prompt, ...request }) => request),
    result: run?.result ?? undefined,
  }));
}
