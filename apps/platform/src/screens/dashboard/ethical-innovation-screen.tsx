import { DashboardPage } from './dashboard-page';
import { EthicsPanel } from './ethics-panel';
import { FoundPanel } from './found-panel';

/** `/dashboard/ethical-innovation`: what results were checked for, what was found, what was decided. */
export function EthicalInnovationScreen() {
  return (
    <DashboardPage title="shell.title.ethicalInnovation" about="dashboard.ethicalInnovation.about">
      {({ ethics }) => (
        <>
          <EthicsPanel ethics={ethics} linked={false} />
          <FoundPanel flags={ethics.flags} />
        </>
      )}
    </DashboardPage>
  );
}
