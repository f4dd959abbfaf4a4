import {
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import { costOf, kilobytes } from './cost';

const columns = { name: 'Imported alone', js: 'JavaScript', css: 'Styles', both: 'Together' };
const unmeasured = 'Not measured yet: `npm run size` does.';
const note =
  'Minified and gzipped, over a page that has React and nothing else of the library. Components share parts, so several cost less than their sum.';

/** What each component adds to a page, from `packages/ui/sizes.json`. */
export function CostTable({ components }: { components: readonly string[] }) {
  const rows = components.flatMap((name) => {
    const cost = costOf(name);
    return cost ? [{ name, ...cost }] : [];
  });
  if (rows.length === 0) return <Text tone="muted">{unmeasured.replaceAll('`', '')}</Text>;
  return (
    <>
      <Panel padding="none">
        <Table label="Cost">
          <TableHead>
            <TableRow>
              <TableHeaderCell>{columns.name}</TableHeaderCell>
              <TableHeaderCell numeric>{columns.js}</TableHeaderCell>
              <TableHeaderCell numeric>{columns.css}</TableHeaderCell>
              <TableHeaderCell numeric>{columns.both}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, js, css }) => (
              <TableRow key={name}>
                <TableCell header>{name}</TableCell>
                <TableCell numeric>{kilobytes(js)}</TableCell>
                <TableCell numeric>{kilobytes(css)}</TableCell>
                <TableCell numeric>{kilobytes(js + css)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
      <Text tone="muted" size={13}>
        {note}
      </Text>
    </>
  );
}
