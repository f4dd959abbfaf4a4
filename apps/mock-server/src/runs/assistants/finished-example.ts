import {
  agentDefaults,
  assistants,
  deriveResult,
  type AssistantId,
  type FinishedExample,
  type RunAgent,
  type RunEvent,
  type RunResult,
  type RunSource,
} from '@constella/api-client/contract';

import { once, type Texts } from '../../base/language/texts.js';
import type { TeamMember } from '../../store/tables.js';
import type { PlannedStep } from '../program/planned-step.js';
import { roleAgent } from '../program/role-agents.js';
import type { NewEvent } from '../program/run-log.js';
import { programOf } from './index.js';

/** Nobody asked a model. */
const noModels = { fast: '', careful: '', long: '' } as const;

/** The moment every event of an example carries: nobody measured how long it took. */
const recordedAt = '2026-11-20T09:00:00.000Z';

/** `example/example.json` of an assistant, its texts filled in. */
interface ExampleFile {
  readonly title: string;
  readonly about: string;
  readonly request: Record<string, unknown>;
  /** Agents of the person's own that take part. */
  readonly agents?: readonly Pick<RunAgent, 'id' | 'name' | 'type' | 'expertise'>[];
  /** What each step wrote; for a repeated step by its entry. */
  readonly steps: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** Without the parts that are computed. */
  readonly result: RunResult;
  readonly sources: RunSource[];
}

const loaded = new Map<string, Promise<FinishedExample>>();

/** The finished example of an assistant in a language. */
export const finishedExample = (id: AssistantId, texts: Texts): Promise<FinishedExample> =>
  once(loaded, `${id} ${texts.locale}`, () => read(id, texts));

async function read(id: AssistantId, texts: Texts): Promise<FinishedExample> {
  const [structure, own] = await Promise.all([
    import(`./${id}/example/example.json`) as Promise<{ default: unknown }>,
    import(`./${id}/example/${texts.locale}.json`) as Promise<{ default: Record<string, string> }>,
  ]);
  const file = fill(structure.default, own.default, texts.locale) as ExampleFile;
  const definition = assistants[id];
  const request = definition.request.parse(file.request);
  const result = definition.result.parse(
    deriveResult<RunResult>(definition, { ...file.result, sources: file.sources }, request),
  ) as RunResult;
  const team = teamOf(id, file.agents ?? [], texts);
  const plan = programOf({ assistant: id }).plan(team, {
    request: file.request,
    metadata: 'metadata' in request ? request.metadata : {},
  } as Parameters<ReturnType<typeof programOf>['plan']>[1]);
  const { title, about } = file;
  return {
    assistant: id,
    title,
    about,
    request: file.request,
    result: { ...result, sources: file.sources },
    agents: team
      .filter(({ id: agent }) => plan.some(({ member }) => member.id === agent))
      .map(
        ({ id: agent, name, type }): RunAgent =>
          file.agents?.find((own) => own.id === agent) ?? { id: agent, name, type },
      ),
    events: eventsOf(id, file, { plan, result, texts }),
  };
}

/** A structure with the texts its `@keys` name, and the language where it says `{locale}`. */
function fill(value: unknown, own: Readonly<Record<string, string>>, locale: string): unknown {
  if (typeof value === 'string') {
    if (value === '{locale}') return locale;
    if (!value.startsWith('@')) return value;
    const text = own[value.slice(1)];
    if (text === undefined) throw new Error(`the example has no text "${value}" in ${locale}`);
    return text;
  }
  if (Array.isArray(value)) return value.map((one) => fill(one, own, locale));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, fill(one, own, locale)]),
  );
}

/** The agents of the person's own first: a coordinator among them leads. */
function teamOf(
  id: AssistantId,
  own: NonNullable<ExampleFile['agents']>,
  texts: Texts,
): TeamMember[] {
  const roles = [...new Set(assistants[id].steps.map(({ role }) => role))];
  const settings = {
    ...agentDefaults,
    capabilities: [...agentDefaults.capabilities],
    model: '',
    specialization: 'general' as const,
  };
  return [
    ...own.map(({ id: agent, name, type }): TeamMember => ({ id: agent, name, type, settings })),
    ...(id === 'collaboration' ? [] : roles.map((role) => roleAgent(role, noModels, texts))),
  ];
}

function eventsOf(
  id: AssistantId,
  { steps }: ExampleFile,
  { plan, result, texts }: { plan: readonly PlannedStep[]; result: RunResult; texts: Texts },
): RunEvent[] {
  const program = programOf({ assistant: id });
  const textOf = ({ kind, option, member }: PlannedStep): string => {
    const written = steps[kind];
    return typeof written === 'object' ? (written[option ?? member.id] ?? '') : (written ?? '');
  };
  const at = recordedAt;
  const events = plan.flatMap((step): NewEvent[] => {
    const { index, member, layer, round, to, writesResult } = step;
    const text = textOf(step);
    const shown = { type: 'step', index, total: plan.length, agentId: member.id } as const;
    return [
      ...(layer ? [{ type: 'state', layer, content: text } as const] : []),
      { ...shown, name: program.stepName(step, texts), state: 'completed' },
      ...(text && !writesResult
        ? [
            {
              type: 'message',
              messageId: String(index),
              from: member.id,
              to,
              ...(round > 0 && { round }),
              text,
            } as const,
          ]
        : []),
    ];
  });
  return [...events, { type: 'result', result }, { type: 'done', status: 'completed' }].map(
    (event, number) => ({ ...event, id: number + 1, at }) as RunEvent,
  );
}
