/** A task that exists from the start, and how far it got. */
export interface TaskFacts {
  readonly title: string;
  readonly description: string;
  /** Names of the demo user's agents; the first coordinates. */
  readonly team: readonly string[];
  readonly rounds: number;
  readonly passThrough?: boolean;
  /** How long before the server's first start it was created, in hours. */
  readonly hoursAgo: number;
  readonly end: 'completed' | 'failed' | 'canceled' | 'pending';
}

/** The demo user's tasks, oldest first. */
export const seededTasks: readonly TaskFacts[] = [
  {
    title: 'Supplier contract review',
    description:
      'Read the framework agreement with Baltic Pack. List every clause that limits our right to change volumes. Say which three we should renegotiate before the renewal on 31 March, and what we could offer in return.',
    team: ['Synthesis lead', 'Contract reader', 'Evidence checker'],
    rounds: 2,
    passThrough: true,
    hoursAgo: 190,
    end: 'completed',
  },
  {
    title: 'GDPR update, Poland',
    description:
      'Find out which of our policies the July amendment touches. Name the owner of each policy and the date by which it has to change.',
    team: ['Synthesis lead', 'Forecast modeller'],
    rounds: 1,
    hoursAgo: 96,
    end: 'failed',
  },
  {
    title: 'Q4 pricing memo',
    description:
      'We plan to raise the price of the Plus plan from 12 to 14 euros in Q4. Estimate what 3% and 6% more churn would cost. Compare a hard switch with a slow one for existing customers. Recommend one and say what would change your mind.',
    team: ['Synthesis lead', 'Market analyst', 'Spreadsheet runner', 'Evidence checker'],
    rounds: 3,
    hoursAgo: 51,
    end: 'completed',
  },
  {
    title: 'Lease renewal, Malmö',
    description:
      'The office lease in Malmö ends in June. Compare staying, moving to a smaller place and going remote for 18 people.',
    team: ['Synthesis lead', 'Contract reader', 'Scenario planner'],
    rounds: 2,
    hoursAgo: 30,
    end: 'canceled',
  },
  {
    title: 'Choose an EU fulfilment site',
    description:
      'Pick one fulfilment site for EU orders in spring 2027: stay with Hamburg only, add Gdańsk, or hand orders to a partner in Rotterdam. Compare delivery time, cost per order and set-up risk. We ship 18,400 orders a month and expect 26,900. Name the number that would turn the answer around.',
    team: [
      'Synthesis lead',
      'Market analyst',
      'Contract reader',
      'Scenario planner',
      'Spreadsheet runner',
    ],
    rounds: 2,
    hoursAgo: 5,
    end: 'completed',
  },
  {
    title: 'Nordic launch checklist',
    description:
      'Prepare the launch in Norway, Denmark and Finland. Collect what differs from Sweden in tax, returns and customer service hours. Put it into a checklist with an owner for each line.',
    team: ['Synthesis lead', 'Market analyst', 'Contract reader'],
    rounds: 3,
    hoursAgo: 1,
    end: 'pending',
  },
];
