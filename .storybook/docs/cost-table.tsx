import { Text } from '@constella/ui';

import { costOf, kilobytes } from './cost';
import { FactTable } from './fact-table';

const columns = ['Imported alone', 'JavaScript', 'Styles', 'Together', 'Fetched when needed'];
const unmeasured = 'Not measured yet: `npm run size` does.';
const note =
  'Minified and gzipped, over a page that has React and nothing else of the library. Components share parts, so several cost less than their sum. What is fetched when needed comes when somebody opens it or comes near it.';

/** The size each component adds to a page, from `packages/ui/sizes.json`. */
export function CostTable({ components }: { components: readonly string[] }) {
  const rows = components.flatMap((name) => {
    const cost = costOf(name);
    return cost ? [{ name, ...cost }] : [];
  });
  if (rows.length === 0) return <Text tone="muted">{unmeasured.replaceAll('`', '')}</Text>;
  return (
    <>
      <FactTable
        label="Cost"
        heads={columns}
        figures
        rows={rows.map(({ name, js, css, later }) => ({
          key: name,
          cells: [
            name,
            kilobytes(js),
            kilobytes(css),
            kilobytes(js + css),
            later ? kilobytes(later.js + later.css) : '–',
          ],
        }))}
      />
      <Text tone="muted" size={13}>
        {note}
      </Text>
    </>
  );
}
