import { assignInlineVars } from '@vanilla-extract/dynamic';

import { Panel } from '../../components/panel/panel.js';
import { TableCell } from '../../components/table/table-cell.js';
import { TableHeaderCell } from '../../components/table/table-header-cell.js';
import { TableRow } from '../../components/table/table-row.js';
import { Table, TableBody, TableHead } from '../../components/table/table.js';
import { Badge } from '../../components/badge/badge.js';
import { Grid } from '../../components/layout/grid.js';
import { Stack } from '../../components/layout/stack.js';
import { Text } from '../../components/text/text.js';
import { type Oklch, toCss, toHex } from '../color.js';
import {
  type ColorToken,
  themeColors,
  type ThemeName,
  themes,
  themeScales,
} from '../generated/themes.js';
import { grounds, type Measure, measureTheme, minima, type PairKind } from '../pairs.js';
import * as styles from './foundations.css.js';
import { lastPart, tokensOf, tokenVar } from './names.js';

const Swatch = ({ paint, label }: { paint: string; label: string }) => (
  <div>
    <div className={styles.swatch} style={assignInlineVars({ [styles.shown]: paint })} />
    <div className={styles.name}>{label}</div>
  </div>
);

const groups = [
  'surface',
  'text',
  'border',
  'accent',
  'highlight',
  'success',
  'danger',
  'warning',
  'info',
  'chart',
  'graph',
  'data',
  'agent',
];

/** Every colour a component may use, in the theme around it. */
export const Meanings = () => (
  <Stack gap={16}>
    {groups.map((group) => (
      <Stack key={group} gap={4}>
        <Text weight="medium" size={13} tone="strong">
          {group}
        </Text>
        <Grid minColumn={88} gap={8}>
          {tokensOf(group).map((name) => (
            <Swatch key={name} paint={tokenVar(name)} label={lastPart(name)} />
          ))}
        </Grid>
      </Stack>
    ))}
  </Stack>
);

/** The scales of a theme: what meanings are mixed from. No component uses a step by its number. */
export const Scales = ({ theme }: { theme: string }) => {
  const scales = new Map<string, [string, Oklch][]>();
  for (const [token, color] of Object.entries(themeScales[theme] ?? {})) {
    const [, hue = '', step = ''] = token.split('.');
    scales.set(hue, [...(scales.get(hue) ?? []), [step, color]]);
  }
  return (
    <Stack gap={16}>
      {[...scales].map(([hue, steps]) => (
        <Stack key={hue} gap={4}>
          <Text weight="medium" size={13} tone="strong">
            {hue}
          </Text>
          <Grid minColumn={72} gap={8}>
            {steps.map(([step, color]) => (
              <Swatch key={step} paint={toCss(color)} label={`${step} ${toHex(color)}`} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
};

const results = { passes: 'Passes', fails: 'Fails' };

const Result = ({ passes }: { passes: boolean }) => (
  <Badge tone={passes ? 'success' : 'danger'}>{passes ? results.passes : results.fails}</Badge>
);

/** Header cells; a name that starts with `#` is over numbers. */
const Columns = ({ names }: { names: readonly string[] }) => (
  <TableHead>
    <TableRow>
      {names.map((name) => (
        <TableHeaderCell key={name} numeric={name.startsWith('#')}>
          {name.replace('#', '')}
        </TableHeaderCell>
      ))}
    </TableRow>
  </TableHead>
);

const kindNames: Record<PairKind, string> = {
  reading: 'Running text',
  text: 'Text',
  control: 'Edge of a control',
  mark: 'Mark or filled part',
};

const lowest = (measures: readonly Measure[], kind: PairKind) =>
  Math.min(...measures.filter((measure) => measure.kind === kind).map(({ ratio }) => ratio));

/** One row per theme: its lowest ratio of each kind, and whether every pair passes. */
export const ThemeSummary = () => (
  <Panel padding="none">
    <Table label="Lowest contrast by theme">
      <Columns
        names={['Theme', ...Object.values(kindNames).map((name) => `#${name}`), '#Pairs', 'Result']}
      />
      <TableBody>
        {(Object.keys(themes) as ThemeName[]).map((theme) => {
          const measures = measureTheme(theme);
          return (
            <TableRow key={theme}>
              <TableCell header>{theme}</TableCell>
              {(Object.keys(kindNames) as PairKind[]).map((kind) => (
                <TableCell key={kind} numeric>
                  {lowest(measures, kind).toFixed(2)}
                </TableCell>
              ))}
              <TableCell numeric>{measures.length}</TableCell>
              <TableCell>
                <Result passes={measures.every(({ passes }) => passes)} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  </Panel>
);

const Pair = ({
  theme,
  of,
}: {
  theme: ThemeName;
  of: Pick<Measure, 'foreground' | 'background'>;
}) => (
  <span
    aria-hidden="true"
    className={styles.pair}
    style={assignInlineVars({
      [styles.shown]: toCss(themeColors[theme][of.foreground]),
      [styles.behind]: toCss(themeColors[theme][of.background]),
    })}
  />
);

const isGround = (token: ColorToken) => (grounds as readonly ColorToken[]).includes(token);

/** Colors on the surfaces: a row for each colour, a column for each surface. */
export const OnSurfaces = ({ theme }: { theme: ThemeName }) => {
  const measures = measureTheme(theme).filter(({ background }) => isGround(background));
  const foregrounds = [...new Set(measures.map(({ foreground }) => foreground))];
  const level = themes[theme].contrast;
  return (
    <Panel padding="none">
      <Table label={`Contrast on the surfaces of ${theme}`}>
        <Columns
          names={[
            'Sample',
            'Colour',
            'For',
            '#Least',
            ...grounds.map((ground) => `#${lastPart(ground)}`),
            'Result',
          ]}
        />
        <TableBody>
          {foregrounds.map((foreground) => {
            const row = measures.filter((measure) => measure.foreground === foreground);
            const kind = row[0]?.kind ?? 'mark';
            return (
              <TableRow key={foreground}>
                <TableCell>
                  <Pair theme={theme} of={{ foreground, background: grounds[0] }} />
                </TableCell>
                <TableCell header>{foreground}</TableCell>
                <TableCell>{kindNames[kind]}</TableCell>
                <TableCell numeric>{minima[kind][level]}</TableCell>
                {row.map(({ background, ratio }) => (
                  <TableCell key={background} numeric>
                    {ratio.toFixed(2)}
                  </TableCell>
                ))}
                <TableCell>
                  <Result passes={row.every(({ passes }) => passes)} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Panel>
  );
};

/** The other pairs: text on what is filled, chosen or turned over. */
export const OnFills = ({ theme }: { theme: ThemeName }) => (
  <Panel padding="none">
    <Table label={`Contrast on the fills of ${theme}`}>
      <Columns names={['Sample', 'Colour', 'Ground', 'For', '#Least', '#Ratio', 'Result']} />
      <TableBody>
        {measureTheme(theme)
          .filter(({ background }) => !isGround(background))
          .map((measure) => (
            <TableRow key={`${measure.foreground} ${measure.background}`}>
              <TableCell>
                <Pair theme={theme} of={measure} />
              </TableCell>
              <TableCell header>{measure.foreground}</TableCell>
              <TableCell>{measure.background}</TableCell>
              <TableCell>{kindNames[measure.kind]}</TableCell>
              <TableCell numeric>{measure.least}</TableCell>
              <TableCell numeric>{measure.ratio.toFixed(2)}</TableCell>
              <TableCell>
                <Result passes={measure.passes} />
              </TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  </Panel>
);
