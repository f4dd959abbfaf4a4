import { assistants, type Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { readEvents } from '../../../testing/read-events.js';
import { createTestServer } from '../../../testing/test-server.js';

const ways = {
  type: 'strategic',
  methods: ['comparative'],
  dataSources: [],
  reportFormat: 'executive',
};

it.each([
  {
    title: 'Where do we open our second bakery?',
    description:
      'We can open a shop in Villeurbanne (rent 2,100 euros a month) or a stall at Part-Dieu (rent 4,800 euros a month, 30,000 passers-by a day).',
    options: ['Shop in Villeurbanne', 'Stall at Part-Dieu'],
    criteria: ['Cost', 'Time', 'Risk', 'Benefit'],
    says: ['- **Shop in Villeurbanne**: “rent 2,100 euros a month”'],
    asksFor: 'Time, Risk, and Benefit',
  },
  {
    title: 'Pick a new CRM',
    description:
      'Options: HubSpot, Pipedrive. Criteria: price, marketing. HubSpot costs 90 euros per seat a month, Pipedrive 49 euros. Pipedrive needs a second tool for 120 euros a month.',
    options: ['HubSpot', 'Pipedrive'],
    criteria: ['price', 'marketing'],
    says: ['“Pipedrive 49 euros” and “Pipedrive needs a second tool for 120 euros a month”'],
    asksFor: 'marketing',
  },
  {
    title: 'Pick a new CRM',
    description: 'HubSpot: strong marketing, expensive\nPipedrive: learned in an afternoon',
    options: ['HubSpot', 'Pipedrive'],
    criteria: ['Cost', 'Time', 'Risk', 'Benefit'],
    says: ['- **HubSpot**: “strong marketing, expensive”'],
    asksFor: 'Cost, Time, Risk, and Benefit',
  },
])('what $description gives is used and not asked for', async (brief) => {
  const { title, description, options, criteria, says, asksFor } = brief;
  const browser = await (await createTestServer()).browser().signIn();
  const path = '/api/assistants/decision/runs';
  const { body } = await browser.call<Task>('POST', path, { ...ways, title, description });
  await readEvents(browser, body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  const result = assistants.decision.result.parse(task.result);
  expect(result.options).toEqual(options);
  expect(result.criteria.map(({ name }) => name)).toEqual(criteria);
  for (const said of says) expect(result.text).toContain(said);
  expect(result.text).toContain(`### Still missing\n\n- **${options[0]}**: ${asksFor}\n`);
});
