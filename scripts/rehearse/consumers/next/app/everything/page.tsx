import * as forms from '@constella/forms';
import * as i18n from '@constella/i18n';
import * as i18nReact from '@constella/i18n/react';
import * as ui from '@constella/ui';
import * as charts from '@constella/ui/charts';
import * as dataTable from '@constella/ui/data-table';
import * as graph from '@constella/ui/graph';
import * as markdown from '@constella/ui/markdown';
import * as tokens from '@constella/ui/tokens';

const entries = [forms, i18n, i18nReact, ui, charts, dataTable, graph, markdown, tokens];

/** Whatever a server component may import, it can: nothing here fails while it is evaluated. */
export default function Everything() {
  return (
    <main>
      <h1>{entries.flatMap((entry) => Object.keys(entry)).length}</h1>
      <ui.Button>تشغيل</ui.Button>
    </main>
  );
}
