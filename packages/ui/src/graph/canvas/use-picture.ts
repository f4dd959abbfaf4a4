import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { CleanGraph } from '../clean-graph.js';
import { useUi } from '../../provider/ui-context.js';
import type { GraphView } from '../use-graph-view.js';
import { usePalette } from '../use-palette.js';
import type { Stage } from '../use-stage.js';
import * as styles from './canvas-drawing.css.js';
import { glyphStrokes } from './glyph-paths.js';
import { GraphPicture } from './graph-picture.js';
import { labelTexts } from './label-texts.js';
import type { Neighbours } from './neighbours.js';
import { rankNodes, sceneOf } from './scene.js';
import type { Topology } from './topology.js';
import { useDevicePixels } from './use-device-pixels.js';

/** px at which names are cut. */
const labelRoom = { panel: 70, hero: 160 };

interface Options {
  room: RefObject<HTMLElement | null>;
  probe: RefObject<HTMLElement | null>;
  glyphs: RefObject<SVGSVGElement | null>;
  glyphPrefix: string;
  graph: CleanGraph;
  topology: Topology;
  near: Neighbours;
  orbits: readonly number[];
  stage: Stage;
  variant: 'panel' | 'hero';
  view: GraphView;
  /** Nodes by position, -1 for none. */
  emphasis: number;
  selected: number;
  focused: number;
  settled: boolean;
}

/** Keeps the canvas showing what React knows. @returns the canvas's picture, and whether it is complete */
export function usePicture(options: Options) {
  const { room, probe, glyphs, glyphPrefix, graph, topology, near, orbits } = options;
  const { stage, variant, view, emphasis, selected, focused, settled } = options;
  const { dir } = useUi();
  const palette = usePalette(probe);
  const dpr = useDevicePixels();
  const [still, setStill] = useState(false);
  const picture = useRef<GraphPicture | null>(null);

  useLayoutEffect(() => {
    if (!room.current) return undefined;
    const made = new GraphPicture(room.current, styles.canvas, setStill);
    picture.current = made;
    return () => {
      made.close();
      picture.current = null;
    };
  }, [room]);

  const { ends, radii } = topology;
  const scene = useMemo(() => sceneOf(graph, ends, radii), [graph, ends, radii]);
  const ranked = useMemo(() => rankNodes(graph, near), [graph, near]);
  const text = useMemo(() => {
    const { nameFont, noteFont, em } = stage;
    const of = labelTexts(graph.nodes, stage, labelRoom[variant]);
    return { of, nameFont, noteFont, em, end: dir === 'rtl' ? 'left' : 'right' } as const;
  }, [graph, stage, variant, dir]);
  const { width, height } = stage;

  useLayoutEffect(() => {
    picture.current?.update({ scene, ranked, orbits });
  }, [scene, ranked, orbits]);
  useLayoutEffect(() => {
    picture.current?.update({ text });
  }, [text]);
  useLayoutEffect(() => {
    picture.current?.update({ size: { width, height, dpr } });
  }, [width, height, dpr]);
  useLayoutEffect(() => {
    if (!palette || !glyphs.current) return;
    picture.current?.update({
      colors: { palette, glyphs: glyphStrokes(glyphs.current, glyphPrefix) },
    });
  }, [palette, glyphs, glyphPrefix]);
  useLayoutEffect(() => {
    picture.current?.update({ marks: { emphasis, selected, focused } });
  }, [emphasis, selected, focused]);
  useEffect(() => {
    picture.current?.update({ settled });
  }, [settled]);
  const { watch } = view;
  useLayoutEffect(() => watch((seen) => picture.current?.look(seen)), [watch]);

  return { picture, still };
}
