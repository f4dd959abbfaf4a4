import type { Block } from '../../runs/blocks/block';
import { BudgetPanel } from './budget-panel';
import { Itinerary } from './itinerary';
import { PackingPanel } from './packing-panel';
import { RouteMap } from './route-map';
import { TakeAlong } from './take-along';
import { budgetBlocks, itineraryBlocks, packingBlocks } from './trip-document';

/** Days on the one side, what belongs to all of them on the other. */
export const travelPlanResult: readonly Block<'travel-plan'>[] = [
  { kind: 'fileTitle', of: 'title', heading: 'travel.title' },
  // Without a model nothing is planned yet.
  {
    kind: 'notice',
    title: 'travel.worksheet.title',
    text: 'travel.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'columns',
    side: 'end',
    main: [
      { kind: 'text', of: 'summary', heading: 'travel.summary', rows: 4 },
      {
        kind: 'view',
        View: Itinerary,
        toDocument: itineraryBlocks,
        parts: { days: 'travel.itinerary' },
      },
    ],
    aside: [
      { kind: 'view', View: RouteMap, parts: { places: 'travel.map' } },
      {
        kind: 'view',
        View: BudgetPanel,
        toDocument: budgetBlocks,
        parts: { budget: 'travel.budget', rate: 'travel.budget' },
      },
      { kind: 'list', of: 'checks', heading: 'travel.checks', ticks: true },
      {
        kind: 'view',
        View: PackingPanel,
        toDocument: packingBlocks,
        parts: { packing: 'travel.packing' },
      },
      { kind: 'view', View: TakeAlong, parts: {} },
    ],
  },
];
