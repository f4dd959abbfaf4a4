import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['GeoMap'],
  status: 'experimental',
  purpose: 'Where values are high on the earth, and where things are.',
  notFor: [
    { when: 'Regions to compare exactly', use: 'BarChart' },
    { when: 'Rows and columns that are no places', use: 'HeatMap' },
  ],
  anatomy: [
    {
      part: 'Regions',
      is: 'land as GeoJSON; the colour says the figure. The earth is never mirrored',
    },
    {
      part: 'Points',
      is: 'places on the map; with `isRoute` the stops of a way, numbered and joined',
    },
    ...chartParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the picture' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'the next place in that direction; never mirrored, as the earth is not',
    },
    { keys: ['PageUp', 'PageDown'], does: 'the place before or after, in the order of the list' },
    { keys: ['Escape'], does: 'hides what is shown of a place' },
  ],
};
