import {
  assistants,
  deriveResult,
  roadmapPhases,
  type AssistantFields,
} from '@constella/api-client/contract';

import type { Idea, Innovation } from './innovation-result';

/** A challenge as somebody fills it in; for stories and tests. */
export const sampleChallenge: AssistantFields<'innovation'> = {
  challengeType: 'service',
  method: 'blue_ocean',
  innovationArea: 'Returns at the counter',
  businessGoals: 'Half the waiting time\nFewer parcels sent back twice',
  targetUsers: 'Shop owners in coastal towns',
  constraints: 'No new software at the till',
  existingSolutions: 'Paper slips',
  inspirationSources: '',
  weeks: 20,
  start: '2027-01-04',
};

const open = (reason: string): Idea['scores']['viability'] => ({
  score: 3,
  basis: 'unknown',
  reason,
});

const idea = (id: string, title: string, description: string, origin: string): Idea => ({
  id,
  title,
  description,
  origin,
  scores: {
    desirability: open('Not known yet. Ask the people it is for: Shop owners in coastal towns'),
    feasibility: open('Not known yet. Check it against: No new software at the till'),
    viability: open('Not known yet. Work out what it brings for: Half the waiting time'),
  },
});

/** The result of it, before anybody scored. */
export const sampleResult: Innovation = deriveResult<Innovation>(
  assistants.innovation,
  {
    text: '# Returns at the counter\n\n## Draw the strategy canvas\n\nWhat does everybody in this field compete on today?\n\n- Paper slips\n- Half the waiting time',
    ideas: [
      idea(
        'i1',
        'Eliminate: Paper slips',
        'Leave them out altogether, and put what they cost into “Half the waiting time”.',
        'Paper slips',
      ),
      idea(
        'i2',
        'Reduce: No new software at the till',
        'Bring it down to half of what is usual here, on purpose.',
        'No new software at the till',
      ),
      idea(
        'i3',
        'Raise: Half the waiting time',
        'Do it so much better than anybody else that people speak of it.',
        'Half the waiting time',
      ),
      idea(
        'i4',
        'Create: Shop owners in coastal towns',
        'Add one thing they are offered nowhere today.',
        'Shop owners in coastal towns',
      ),
    ],
    weights: { desirability: 3, feasibility: 3, viability: 3 },
    ranking: [],
    chosen: null,
    roadmap: {
      start: '2027-01-04',
      phases: roadmapPhases.map((phase) => ({
        phase,
        start: '',
        end: '',
        days: 0,
        activities: [
          { text: 'Show the idea to: Shop owners in coastal towns', done: false },
          { text: 'Measure before and after: Half the waiting time', done: false },
        ],
      })),
    },
  },
  sampleChallenge,
);
