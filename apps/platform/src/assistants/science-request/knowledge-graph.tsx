import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, UiProvider, useUi, type UiLabels } from '@constella/ui';
import { AgentGraphLegend, type GraphLink, type GraphNode } from '@constella/ui/graph';
import { useMemo } from 'react';

import { LiveAgentGraph } from '../../base/graph/live-agent-graph';
import * as styles from './views.css';

type Result = Pick<AssistantResult<'science-request'>, 'concepts' | 'links'>;
type Concept = Result['concepts'][number];

/** The words a graph of concepts has where one of agents has others. */
type GraphWord = 'question' | 'statement' | 'concept' | 'model' | 'typed' | 'suggested';

/** The places of the library's graph: the question in its middle, a model's own apart. */
const typeOf = ({ kind, basis }: Concept): GraphNode['type'] => {
  if (basis === 'model') return 'meta';
  if (kind === 'question') return 'coordinator';
  return kind === 'result' || kind === 'formula' ? 'executor' : 'processor';
};

/** Concepts and what joins them; what a model suggested is dashed. */
export function KnowledgeGraph({ result: { concepts, links } }: { result: Result }) {
  const intl = useIntl();
  const { agentGraph: usual } = useUi().labels;
  const label = intl.formatMessage({ id: 'science.graph' });
  const nodes = useMemo(
    () =>
      concepts.map((concept): GraphNode => ({
        id: concept.id,
        name: concept.name,
        type: typeOf(concept),
        status: concept.basis === 'model' ? 'waiting' : 'completed',
        role: intl.formatMessage({ id: `science.concept.${concept.kind}` }),
      })),
    [concepts, intl],
  );
  const lines = useMemo(
    () =>
      links.map(({ source, target, basis }): GraphLink => ({
        source,
        target,
        type: basis === 'model' ? 'feedback' : 'data',
      })),
    [links],
  );
  const labels = useMemo(() => {
    const say = (id: GraphWord) => intl.formatMessage({ id: `science.graph.${id}` });
    const count = ({ agents }: { agents: number }) =>
      intl.formatMessage({ id: 'science.graph.count' }, { count: agents });
    // Words that are not here are the provider's, and English where it has none.
    const words: Partial<UiLabels['agentGraph']> = {
      ...usual,
      coordinator: say('question'),
      executor: say('statement'),
      processor: say('concept'),
      meta: say('model'),
      data: say('typed'),
      feedback: say('suggested'),
      completed: say('typed'),
      waiting: say('suggested'),
      summary: count,
      arranging: count,
    };
    return { agentGraph: words as NonNullable<UiLabels['agentGraph']> };
  }, [intl, usual]);
  return (
    <Panel padding="none" title={label}>
      <UiProvider labels={labels}>
        <LiveAgentGraph nodes={nodes} links={lines} label={label} height={420} showLegend={false} />
        <div className={styles.legend}>
          <AgentGraphLegend links={['data', 'feedback']} />
        </div>
      </UiProvider>
    </Panel>
  );
}
