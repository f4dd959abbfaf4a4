import {
  assistants,
  withCoordinator,
  type TaskFields,
  type TaskMetadata,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';

import { Refusal, refuseField } from '../../../base/refusal.js';
import type { TeamMember } from '../../../store/tables.js';
import { steps } from './content/steps.js';
import { contributionsOf } from './contributions.js';
import type { Prompt } from '../../../models/prompt.js';
import { confirmedFacts, promptFacts, type ReadRequest } from '../../../prose/dismissed-facts.js';
import { readBrief, type TaskBrief } from '../../../prose/read-brief.js';
import type { PlannedStep } from '../../program/planned-step.js';
import { runPassages, type RunPassages } from '../../program/passages.js';
import type { FinishedStep, OpenRun, Program, RunWork } from '../../program/program.js';
import type { StepContext } from '../../program/step-context.js';
import { contributionPrompt, type TeamMessage } from '../shared/contribution.js';
import { readBriefTool } from '../../program/tools/read-brief-tool.js';
import { memberOf, ownAgents, presentAgents, runAgentOf } from '../../program/run-agent.js';

/**
 * The coordinator frames the task; in each round every agent writes and the coordinator puts
 * together what came back; then it writes the result. In pass-through mode it edits nothing: the
 * agents read each other directly, and the result is their texts.
 */
export const collaboration: Program = {
  definition: assistants.collaboration,
  content: steps,
  tools: [],

  draft(userId, request, { store }) {
    const body = request as TaskFields;
    const { title, description, coordinatorId, metadata } = body;
    const [coordinator] = ownAgents(store, userId, [coordinatorId], 'coordinatorId');
    if (coordinator?.type !== 'coordinator')
      throw refuseField('coordinatorId', 'validation.task.coordinatorRequired');
    const ids = withCoordinator(body.agentsInvolved, coordinatorId);
    if (ids.length < 2)
      throw refuseField('agentsInvolved', 'validation.task.agentsMin', { values: { minimum: 2 } });
    const team = ownAgents(store, userId, ids, 'agentsInvolved').map(memberOf);
    return Promise.resolve({
      userId,
      title,
      description,
      agentCount: team.length,
      agentsInvolved: team.map(({ id }) => id),
      coordinatorId,
      agents: team.map(runAgentOf),
      metadata,
      request: { ...body },
    });
  },

  team(draft, { store }) {
    const agents = presentAgents(store, draft);
    const coordinator = agents.find(({ id }) => id === draft.coordinatorId);
    if (!coordinator) throw new Refusal(409, 'server.task.agentGone', { values: { name: '' } });
    if (coordinator.status === 'offline')
      throw new Refusal(409, 'server.task.coordinatorOffline', {
        values: { name: coordinator.name },
      });
    const workers = agents.filter(
      ({ id, status }) => id !== coordinator.id && status !== 'offline',
    );
    if (workers.length === 0) throw new Refusal(409, 'server.task.everyoneOffline');
    return Promise.resolve([coordinator, ...workers].map(memberOf));
  },

  plan: (team, { metadata }) => planRounds(team, metadata),

  stepName: ({ kind, round, member }, texts) =>
    texts.say(`server.run.step.${kind as 'frame'}`, { round, name: member.name }),

  open: (run) => new Collaboration(run),
};

function planRounds(
  [coordinator, ...workers]: readonly TeamMember[],
  { maxIterations: rounds, passThroughMode: passThrough }: TaskMetadata,
): PlannedStep[] {
  if (!coordinator) throw new Error('a collaboration has a coordinator');
  const steps: PlannedStep[] = [];
  let phase = 0;
  const add = (kind: string, member: TeamMember, rest: Partial<PlannedStep> = {}) =>
    steps.push({
      index: steps.length,
      kind,
      member,
      to: null,
      round: 0,
      phase,
      asks: true,
      optional: undefined,
      writesResult: false,
      ...rest,
    });
  add('frame', coordinator);
  for (let round = 1; round <= rounds; round += 1) {
    phase += 1;
    const layer = round === 1 ? 'reasoning' : 'execution';
    for (const worker of workers)
      add('contribute', worker, {
        round,
        layer,
        to: coordinator.id,
        optional: 'each',
        searches: true,
      });
    if (passThrough || round === rounds) continue;
    phase += 1;
    add('merge', coordinator, { round, layer: 'reflection' });
  }
  phase += 1;
  add('result', coordinator, { layer: 'decision', asks: !passThrough, writesResult: true });
  return steps;
}

class Collaboration implements RunWork {
  readonly #run: OpenRun;
  readonly #passages: RunPassages;
  readonly #brief: TaskBrief;
  readonly #facts: Prompt['facts'];
  /** Whether the offline model wrote last. */
  #isOffline = false;
  readonly #workers: readonly TeamMember[];
  readonly #rounds: number;

  constructor(run: OpenRun) {
    this.#run = run;
    this.#passages = runPassages(assistants.collaboration, run);
    const { title, description, locale, team, metadata } = run.task;
    const asked = (run.task.request ?? {}) as ReadRequest;
    const texts = [title, description];
    const figures = confirmedFacts(texts, asked, locale).map(({ text }) => text);
    this.#brief = { ...readBrief(title, description, locale), figures };
    this.#facts = promptFacts(texts, asked, locale);
    this.#workers = team.slice(1);
    this.#rounds = metadata.maxIterations;
  }

  async runStep(step: PlannedStep, context: StepContext) {
    const { task } = this.#run;
    if (step.kind === 'frame') {
      const { title, description, locale } = task;
      await context.reachLayer('perception', title);
      await context.callTool(readBriefTool, { title, description, locale });
      await context.reachLayer('comprehension', this.#brief.points.join('\n'));
    }
    const { company, all } = this.#passages;
    const known = { today: this.#run.today, company, found: {}, passages: await all() };
    const prompt = { ...this.#prompt(step), facts: this.#facts, context: known };
    const text = step.asks ? await context.ask(prompt) : this.#passedOn();
    this.#isOffline = context.lastWriter?.offline ?? false;
    return { text };
  }

  passages() {
    return this.#passages.all();
  }

  result() {
    const { finished, task } = this.#run;
    const text = finished.find(({ step }) => step.writesResult)?.text ?? '';
    // The letters of worksheets are nobody's share in anything.
    if (this.#isOffline) return { text };
    return { text, contributions: contributionsOf(this.#messages(), task.locale) };
  }

  #prompt({ kind, member, round }: PlannedStep): Prompt {
    if (kind === 'contribute')
      return contributionPrompt({
        task: this.#brief,
        today: this.#run.today,
        rounds: this.#rounds,
        self: member,
        topic: this.#topicOf(member, round),
        round,
        messages: this.#messages().slice(-member.settings.memoryDepth),
      });
    const { title, points, figures } = this.#brief;
    const named = formatList(this.#run.texts.locale, figures);
    return {
      assistant: 'collaboration',
      step: kind,
      document: kind,
      request: {},
      data: {
        task: this.#brief,
        today: this.#run.today,
        title,
        named,
        points,
        count: points.length,
        rounds: this.#rounds,
        ...this.#coordinatorData(kind, round),
      },
    };
  }

  /** Data of the coordinator's prompts besides the task. */
  #coordinatorData(kind: string, round: number): Record<string, unknown> {
    if (kind === 'frame')
      return {
        mode: this.#run.task.metadata.passThroughMode ? 'passThrough' : 'rounds',
        workers: this.#parts(),
      };
    if (kind === 'merge') {
      const ofRound = this.#contributions().filter((message) => message.round === round);
      return { round, said: ofRound, next: round + 1 };
    }
    return {
      said: this.#contributions(),
      workers: this.#parts(),
      asks: this.#brief.figures.length > 0 ? ['outcome', 'out'] : ['outcome', 'figures', 'out'],
    };
  }

  /** The agents with their fields and the points each has. */
  #parts() {
    return this.#workers.map(({ name, settings }, at) => ({
      name,
      field: settings.specialization,
      skills: settings.capabilities,
      specialization: settings.specialization,
      own: pointsFor(this.#brief.points, at, this.#workers.length),
    }));
  }

  /** The messages so far; the result is for the person. */
  #messages(): TeamMessage[] {
    return this.#run.finished.filter(({ step }) => !step.writesResult).map(this.#messageOf);
  }

  #contributions(): TeamMessage[] {
    return this.#messages().filter(({ coordinator }) => !coordinator);
  }

  readonly #messageOf = ({ step: { kind, member, round }, text }: FinishedStep): TeamMessage => ({
    agentId: member.id,
    name: member.name,
    round,
    coordinator: kind !== 'contribute',
    topic: kind === 'contribute' ? this.#topicOf(member, round) : this.#run.task.title,
    text,
  });

  /** Pass-through: the result is the agents' last texts, under their names, unedited. */
  #passedOn(): string {
    const last = new Map(this.#contributions().map((one) => [one.agentId, one]));
    return [...last.values()].map(({ name, text }) => `## ${name}\n\n${text}`).join('\n\n');
  }

  /** An agent goes through the points it was given, one a round. */
  #topicOf(member: TeamMember, round: number): string {
    const at = this.#workers.findIndex(({ id }) => id === member.id);
    const own = pointsFor(this.#brief.points, at, this.#workers.length);
    return own[(round - 1) % own.length] ?? this.#run.task.title;
  }
}

/** The points one of several agents gets: every point has an agent, every agent has a point. */
function pointsFor(points: readonly string[], index: number, count: number): string[] {
  const own = points.filter((_point, at) => at % count === index);
  const shared = points[index % Math.max(points.length, 1)];
  return own.length > 0 || shared === undefined ? own : [shared];
}
