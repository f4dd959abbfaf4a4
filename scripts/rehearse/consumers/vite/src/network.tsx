import { Panel } from '@constella/ui';
import { AgentGraph, agentLinks, type GraphLabels, type GraphNode } from '@constella/ui/graph';

// More than 500: laid out and drawn by the workers the package brings along.
const nodes = Array.from({ length: 600 }, (_, index): GraphNode => ({
  id: `a${index}`,
  name: `Agent ${index + 1}`,
  type: index % 50 === 0 ? 'coordinator' : 'processor',
  status: 'active',
}));
const links = agentLinks(nodes);

const labels: GraphLabels = {
  types: { meta: 'Meta', coordinator: 'Leitung', processor: 'Denker', executor: 'Macher' },
  statuses: {
    active: 'bereit',
    inactive: 'aus',
    learning: 'lernt',
    processing: 'arbeitet',
    waiting: 'wartet',
    completed: 'fertig',
  },
  links: { data: 'Daten', feedback: 'Rückmeldung', control: 'Steuerung' },
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Einpassen',
  empty: 'Keine Agenten',
  unnamed: (n) => `Agent ${n}`,
  summary: ({ agents }) => `${agents} Agenten`,
  keys: 'Pfeiltasten gehen zum nächsten Agenten.',
  separator: ', ',
  contribution: 'Beitrag',
  messages: 'Nachrichten',
  tasks: 'Aufgaben',
  lastActive: 'Zuletzt aktiv',
  expertise: 'Kenntnisse',
  metrics: {
    accuracy: 'Genauigkeit',
    knowledgeDepth: 'Wissen',
    collaborationStrength: 'Zusammenarbeit',
    reasoningQuality: 'Denken',
  },
  table: {
    agent: 'Agent',
    status: 'Zustand',
    contribution: 'Beitrag',
    links: 'Sendet an',
    none: '–',
  },
};

const Network = () => (
  <Panel title="Netz" padding="none">
    <AgentGraph nodes={nodes} links={links} label="Netz" labels={labels} />
  </Panel>
);

export default Network;
