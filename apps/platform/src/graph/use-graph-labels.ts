import { itemSeparator } from '@constella/i18n';
import { useIntl, useLocale } from '@constella/i18n/react';
import type { GraphLabels } from '@constella/ui/graph';
import { useMemo } from 'react';

/** Every text of the agent graph in the active language. Needs the `agents` namespace. */
export function useGraphLabels(): GraphLabels {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const text = intl.formatMessage;
    return {
      types: {
        meta: text({ id: 'agents.type.meta' }),
        coordinator: text({ id: 'agents.type.coordinator' }),
        processor: text({ id: 'agents.type.processor' }),
        executor: text({ id: 'agents.type.executor' }),
      },
      statuses: {
        active: text({ id: 'agents.nodeStatus.active' }),
        inactive: text({ id: 'agents.nodeStatus.inactive' }),
        learning: text({ id: 'agents.nodeStatus.learning' }),
        processing: text({ id: 'agents.nodeStatus.processing' }),
        waiting: text({ id: 'agents.nodeStatus.waiting' }),
        completed: text({ id: 'agents.nodeStatus.completed' }),
      },
      links: {
        data: text({ id: 'agents.link.data' }),
        feedback: text({ id: 'agents.link.feedback' }),
        control: text({ id: 'agents.link.control' }),
      },
      zoomIn: text({ id: 'agents.graph.zoomIn' }),
      zoomOut: text({ id: 'agents.graph.zoomOut' }),
      fit: text({ id: 'agents.graph.fit' }),
      empty: text({ id: 'agents.graph.empty' }),
      unnamed: (number) => text({ id: 'agents.graph.nodeName' }, { number }),
      summary: (counts) => text({ id: 'agents.graph.summary' }, { ...counts }),
      keys: text({ id: 'agents.graph.keys' }),
      separator: itemSeparator(locale),
      contribution: text({ id: 'agents.graph.contribution' }),
      messages: text({ id: 'agents.graph.messages' }),
      tasks: text({ id: 'agents.graph.tasks' }),
      lastActive: text({ id: 'agents.graph.lastActive' }),
      expertise: text({ id: 'agents.graph.expertise' }),
      metrics: {
        accuracy: text({ id: 'agents.graph.accuracy' }),
        knowledgeDepth: text({ id: 'agents.graph.knowledgeDepth' }),
        collaborationStrength: text({ id: 'agents.graph.collaborationStrength' }),
        reasoningQuality: text({ id: 'agents.graph.reasoningQuality' }),
      },
      table: {
        agent: text({ id: 'agents.graph.table.agent' }),
        status: text({ id: 'agents.graph.table.status' }),
        contribution: text({ id: 'agents.graph.contribution' }),
        links: text({ id: 'agents.graph.table.links' }),
        none: '–',
      },
    };
  }, [intl, locale]);
}
