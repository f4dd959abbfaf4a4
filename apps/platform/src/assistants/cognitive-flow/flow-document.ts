import { type AssistantResult, type Task } from '@constella/api-client';
import type { MessageId } from '@constella/i18n';
import type { useIntl } from '@constella/i18n/react';

import type { ResultBlock } from '../../runs/result-document';
import { hasResultShape } from '../../runs/result-shape';
import { noValue } from '../../base/lists/no-value';
import type { PartNames } from '../../runs/export/provenance';
import type { RunState } from '../../runs/run-state';
import { under, type RunParts } from '../../runs/export/run-document';
import { contributionsOf } from './contributions';
import { contextOf, earlierOf, questionOf } from './conversations';
import { layerStates, type Layer } from './layer-states';
import { sourceName } from './source-name';

type Result = AssistantResult<'cognitive-flow'>;
type Intl = ReturnType<typeof useIntl>;

/** Names in a file for the parts of a flow's run. */
export const flowPartNames: PartNames = { text: 'flow.answer', context: 'flow.context' };

/**
 * A question with what came of it as parts of a document: what was asked, the answer, what each
 * layer came to, what the person's own agents added, what it rests on and what could come next.
 * Of a run that was stopped, or whose model kept to no form, it has what there is.
 */
export function flowParts(task: Task, state: RunState, intl: Intl): RunParts {
  const say = (id: MessageId) => intl.formatMessage({ id });
  const text = (markdown: string): ResultBlock => ({ kind: 'text', markdown });
  const answer = task.result?.text ?? '';
  const context = contextOf(task);
  return {
    asked: [
      ...under(say('flow.you'), [text(questionOf(task))]),
      ...under(say('flow.context'), context ? [text(context)] : [], 3),
      ...under(
        say('flow.earlier'),
        earlierOf(task).flatMap((one) => [
          ...under(say('flow.you'), [text(one.question)], 3),
          ...under(say('flow.answer'), [text(one.answer)], 3),
        ]),
      ),
    ],
    result: [
      ...under(say('flow.answer'), answer ? [text(answer)] : []),
      ...under(say('flow.layers'), layerParts(reached(task, state), intl)),
      ...under(
        say('flow.contributions'),
        contributionsOf(task, state).flatMap((one) => under(one.agent.name, [text(one.text)], 3)),
      ),
      ...under(say('flow.sources'), sourceParts(task, intl)),
      ...under(say('flow.followUps'), nextParts(task, intl)),
    ],
  };
}

/** The same for programs, besides what every run has. */
export const flowFields = (task: Task, state: RunState) => ({
  layers: reached(task, state).map(({ layer, content = null, text = null }) => ({
    layer,
    content,
    text,
  })),
  contributions: contributionsOf(task, state).map(({ agent, text }) => ({
    agentId: agent.id,
    agent: agent.name,
    text,
  })),
});

interface ReachedLayer extends Layer {
  /** Everything it wrote, where that is more than what it came to. */
  text: string | undefined;
}

const resultOf = (task: Task): Result | undefined =>
  task.result && hasResultShape(task.assistant, task.result) ? (task.result as Result) : undefined;

/** The seven layers; none of a run no layer of which was reached. */
function reached(task: Task, state: RunState): ReachedLayer[] {
  if (state.layers.size === 0) return [];
  const written = resultOf(task)?.layers ?? [];
  return layerStates(state.layers, false).map((layer) => {
    const text = written.find((one) => one.layer === layer.layer)?.text.trim();
    return { ...layer, text: text === layer.content ? undefined : text };
  });
}

/** Each layer's work and result at a glance, then the texts of those that wrote more. */
function layerParts(layers: readonly ReachedLayer[], intl: Intl): ResultBlock[] {
  if (layers.length === 0) return [];
  const name = ({ layer }: Layer) => intl.formatMessage({ id: `flow.layer.${layer}` });
  return [
    {
      kind: 'table',
      caption: intl.formatMessage({ id: 'flow.layers' }),
      columns: [
        intl.formatMessage({ id: 'flow.layer' }),
        intl.formatMessage({ id: 'flow.layerDoes' }),
        intl.formatMessage({ id: 'flow.layerFound' }),
      ],
      rows: layers.map((layer) => [
        name(layer),
        intl.formatMessage({ id: `flow.layerAbout.${layer.layer}` }),
        layer.content ?? noValue,
      ]),
    },
    ...layers.flatMap((layer) =>
      under(name(layer), layer.text ? [{ kind: 'text', markdown: layer.text }] : [], 3),
    ),
  ];
}

function sourceParts({ result }: Task, intl: Intl): ResultBlock[] {
  const sources = result?.sources ?? [];
  if (sources.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: intl.formatMessage({ id: 'flow.sources' }),
      columns: [
        intl.formatMessage({ id: 'flow.source' }),
        intl.formatMessage({ id: 'flow.quoted' }),
      ],
      rows: sources.map((source) => [sourceName(source, intl), source.excerpt ?? noValue]),
    },
  ];
}

/** Questions that could come next, and the assistant that could go on. */
function nextParts(task: Task, intl: Intl): ResultBlock[] {
  const { followUps = [], suggestion } = resultOf(task) ?? {};
  return [
    ...(followUps.length > 0 ? [{ kind: 'list' as const, items: followUps }] : []),
    ...(suggestion
      ? [
          {
            kind: 'text' as const,
            markdown: intl.formatMessage({ id: 'flow.continue' }, { assistant: suggestion.name }),
          },
        ]
      : []),
  ];
}
