import * as forms from '@constella/forms';
import * as i18n from '@constella/i18n';
import * as i18nReact from '@constella/i18n/react';
import * as ui from '@constella/ui';
import * as graph from '@constella/ui/graph';
import * as markdown from '@constella/ui/markdown';

/** Whatever a server component may import, it can: nothing here fails while it is evaluated. */
export default function Everything() {
  const names = [forms, i18n, i18nReact, ui, graph, markdown].flatMap((entry) =>
    Object.keys(entry),
  );
  return (
    <main>
      <h1>{names.length}</h1>
    </main>
  );
}
