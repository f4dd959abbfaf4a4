import {
  assistants,
  withCoordinator,
  type TaskFields,
  type TaskMetadata,
} from '@constella/api-client/contract';

import { Refusal, refuseField } from '../../../base/refusal.js';
import type { TeamMember } from '../../../store/tables.js';
import { contributionsOf } from './contributions.js';
import { pointsFor } from '../../../models/offline/writer.js';
import type { Desk, OpenRun, PlannedStep, Program, Said, Script } from '../../program/program.js';
import { readBrief } from '../../../prose/read-brief.js';
import type { Heard, Scene } from '../../../models/prompt.js';
import type { TaskBrief } from '../../../prose/read-brief.js';
import { readBriefTool } from '../../program/tools/read-brief-tool.js';
import { memberOf, ownAgents, presentAgents, runAgentOf } from '../../program/run-agent.js';

/**
 * The coordinator frames the task; in each round every agent writes and the coordinator puts
 * together what came back; then it writes the result. In pass-through mode it edits nothing: the
 * agents read each other directly, and the result is their texts.
 */
export const collaboration: Program = {
  definition: assistants.collaboration,

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
      add('contribute', worker, { round, layer, to: coordinator.id, optional: 'each' });
    if (passThrough || round === rounds) continue;
    phase += 1;
    add('merge', coordinator, { round, layer: 'reflection' });
  }
  phase += 1;
  add('result', coordinator, { layer: 'decision', asks: !passThrough, writesResult: true });
  return steps;
}

class Collaboration implements Script {
  readonly #run: OpenRun;
  readonly #brief: TaskBrief;
  readonly #workers: readonly TeamMember[];
  readonly #rounds: number;

  constructor(run: OpenRun) {
    this.#run = run;
    const { title, description, locale, team, metadata } = run.task;
    this.#brief = readBrief(title, description, locale);
    this.#workers = team.slice(1);
    this.#rounds = metadata.maxIterations;
  }

  async work(step: PlannedStep, desk: Desk) {
    const { task } = this.#run;
    if (step.kind === 'frame') {
      const { title, description, locale } = task;
      await desk.reach('perception', title);
      await desk.call(readBriefTool, { title, description, locale });
      await desk.reach('comprehension', this.#brief.points.join('\n'));
    }
    return { text: step.asks ? await desk.ask(this.#scene(step)) : this.#passedOn() };
  }

  result() {
    const { said, task } = this.#run;
    const text = said.find(({ step }) => step.writesResult)?.text ?? '';
    return { text, contributions: contributionsOf(this.#heard(), task.locale) };
  }

  #scene({ kind, member, round }: PlannedStep): Scene {
    const { task } = this.#run;
    const about = { task: this.#brief, rounds: this.#rounds } as const;
    switch (kind) {
      case 'frame':
        return {
          ...about,
          kind,
          workers: this.#workers,
          passThrough: task.metadata.passThroughMode,
        };
      case 'contribute':
        return {
          ...about,
          kind,
          self: member,
          topic: this.#topicOf(member, round),
          round,
          heard: this.#heard().slice(-member.settings.memoryDepth),
        };
      case 'merge':
        return {
          ...about,
          kind,
          round,
          contributions: this.#contributions().filter((heard) => heard.round === round),
        };
      default:
        return { ...about, kind: 'result', contributions: this.#contributions() };
    }
  }

  /** What everybody wrote so far; the result is for the person. */
  #heard(): Heard[] {
    return this.#run.said.filter(({ step }) => !step.writesResult).map(this.#heardOf);
  }

  #contributions(): Heard[] {
    return this.#heard().filter(({ coordinator }) => !coordinator);
  }

  readonly #heardOf = ({ step: { kind, member, round }, text }: Said): Heard => ({
    agentId: member.id,
    name: member.name,
    round,
    coordinator: kind !== 'contribute',
    topic: kind === 'contribute' ? this.#topicOf(member, round) : this.#run.task.title,
    text,
  });

  /** Pass-through: the result is the agents' last texts, under their names, unedited. */
  #passedOn(): string {
    const last = new Map(this.#contributions().map((heard) => [heard.agentId, heard]));
    return [...last.values()].map(({ name, text }) => `## ${name}\n\n${text}`).join('\n\n');
  }

  /** An agent goes through the points it was given, one a round. */
  #topicOf(member: TeamMember, round: number): string {
    const at = this.#workers.findIndex(({ id }) => id === member.id);
    const own = pointsFor(this.#brief.points, at, this.#workers.length);
    return own[(round - 1) % own.length] ?? this.#run.task.title;
  }
}
