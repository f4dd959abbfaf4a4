import { DashboardPage } from './dashboard-page';
import { PlansPanel } from './plans-panel';

/** `/dashboard/cognitive-planning`: the plans of the runs at work. */
export function CognitivePlanningScreen() {
  return (
    <DashboardPage title="shell.title.cognitivePlanning" about="dashboard.cognitivePlanning.about">
      {({ plans }) => <PlansPanel plans={plans} />}
    </DashboardPage>
  );
}
