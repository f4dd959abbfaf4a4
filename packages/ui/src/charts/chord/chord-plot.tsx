'use client';

import { useId, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import { centred } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import type { Figures } from '../frame/format.js';
import * as styles from '../frame/series.css.js';
import { SeriesGroup, Textures } from '../frame/series.js';
import type { Plot } from '../frame/types.js';
import { placeOf } from '../frame/walk.js';
import { layoutChord } from './chord-layout.js';
import { chordWalk } from './chord-walk.js';
import * as own from './chord.css.js';
import type { Relations } from './relations.js';

export interface ChordPlotProps {
  plot: Plot;
  relations: Relations;
  figures: Figures;
  labels: ChartLabels;
}

/** A ring of groups and the ribbons between them. */
export function ChordPlot({ plot, relations, figures, labels }: ChordPlotProps) {
  const id = useId();
  const layout = useMemo(() => layoutChord(plot, relations), [plot, relations]);
  const walk = useMemo(
    () => chordWalk({ layout, relations, figures, labels }),
    [layout, relations, figures, labels],
  );
  const { centre, groups, ribbons, inner } = layout;
  const drawing = useMemo(() => {
    // A ribbon is met first on the way round the group that gives it its colour.
    const met = (group: number, place: number) =>
      (groups[group]?.ends.findIndex((end) => end.ribbon === place) ?? 0) + 1;
    return (
      <>
        <Textures id={id} count={groups.length} />
        {ribbons.map(({ group, path }, place) => (
          <SeriesGroup key={place} id={id} index={group}>
            <path
              className={classNames(styles.fill, own.ribbon)}
              d={path}
              transform={centre}
              data-ribbon={place}
              {...placeOf({ row: group, index: met(group, place) })}
            />
          </SeriesGroup>
        ))}
        {groups.map(({ path, name, ends }, index) => (
          <SeriesGroup key={index} id={id} index={index}>
            <path
              className={styles.fill}
              d={path}
              transform={centre}
              data-group={index}
              {...(ends.length > 0 && placeOf({ row: index, index: 0 }))}
            />
            <text
              className={stage.strongText}
              x={name.x}
              y={centred(name.y, plot)}
              textAnchor={name.anchor}
            >
              {name.text}
            </text>
          </SeriesGroup>
        ))}
      </>
    );
  }, [id, plot, centre, groups, ribbons]);
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ row, index }) => {
        const group = groups[row];
        const end = group?.ends[index - 1];
        const looked = new Set(end ? [end.ribbon] : group?.ends.map((one) => one.ribbon));
        return (
          <g transform={centre}>
            <circle className={own.veil} r={inner - 1} />
            {ribbons.map(({ group: of, path }, place) =>
              looked.has(place) ? (
                <SeriesGroup key={place} id={id} index={of}>
                  <path className={classNames(styles.fill, own.looked)} d={path} />
                </SeriesGroup>
              ) : null,
            )}
            <path
              className={stage.outline}
              d={end ? (ribbons[end.ribbon]?.path ?? '') : (group?.path ?? '')}
            />
          </g>
        );
      }}
    >
      {drawing}
    </ChartStage>
  );
}
