import type { ComponentGuide } from '../../guide/component-guide.js';

/** Parts every chart has around its picture, for its guide. */
export const chartParts: ComponentGuide['anatomy'] = [
  { part: 'Title and summary', is: 'what is measured, and one sentence made from the data' },
  { part: 'View', is: 'switches between the picture and its twin, a table with every value' },
  { part: 'Tooltip', is: 'the values at the pointer, the finger or the keyboard' },
  { part: 'Legend', is: 'names of the series, where they do not stand beside their marks' },
  { part: 'States', is: 'loading, empty, and an error with a button to try again' },
];

/** The keys of every chart's picture. */
export const chartKeys: ComponentGuide['keyboard'] = [
  { keys: ['Tab'], does: 'one stop for the picture' },
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    does: 'along the axis to the next value, across it to the next series; mirrored from right to left',
  },
  { keys: ['PageUp', 'PageDown'], does: 'the series before or after, at the same place' },
  { keys: ['Home', 'End'], does: 'the first or the last value' },
  { keys: ['Escape'], does: 'hides the values that are shown' },
];
