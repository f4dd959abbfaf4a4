import { paths } from '../../base/paths';
import { recordSection } from '../../records/record-source';
import { RecordScreen } from '../../records/record-screen';
import { DashboardPage } from './dashboard-page';
import { LayersPanel } from './layers-panel';

/** Every state the runs wrote down. */
const states = recordSection('cognitive_states', {
  texts: { title: 'dashboard.states', empty: 'dashboard.layers.empty' },
  sort: '-createdAt',
  lines: 2,
  columns: [
    {
      field: 'layer',
      label: 'dashboard.layer',
      words: (layer) => `flow.layer.${layer}`,
      filter: 'dashboard.layers.all',
    },
    { field: 'taskId', label: 'dashboard.talk.run', width: 240, stack: 'line' },
    { field: 'content', label: 'dashboard.state.content', width: 400, stack: 'line' },
    { field: 'createdAt', label: 'dashboard.state.time', sort: 'descending', stack: 'line' },
  ],
  href: ({ taskId }) => paths.run(taskId),
});

/** `/dashboard/cognitive-analysis`: the states of each layer along the period, and the states themselves. */
export function CognitiveAnalysisScreen() {
  return (
    <DashboardPage title="shell.title.cognitiveAnalysis" about="dashboard.cognitiveAnalysis.about">
      {(dashboard, { days }) => (
        <>
          <LayersPanel states={dashboard.states} days={days} linked={false} />
          <RecordScreen section={states} />
        </>
      )}
    </DashboardPage>
  );
}
