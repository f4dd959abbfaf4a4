/** Content every library shows: the same words in the same places. */
export interface Agent {
  id: string;
  name: string;
  initials: string;
  status: 'Active' | 'Waiting' | 'Failed';
  text: string;
  model: string;
  runs: number;
  updated: string;
}

const names = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Somerville', 'Emmy Noether'];
const statuses = ['Active', 'Waiting', 'Failed'] as const;
const tasks = ['Reads contracts', 'Writes briefs', 'Checks figures', 'Sorts mail'];

export const agents = (count: number): Agent[] =>
  Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] as string;
    return {
      id: `agent-${at}`,
      name: `${name} ${at + 1}`,
      initials: name
        .split(' ')
        .map((word) => word[0])
        .join(''),
      status: statuses[at % 3] as Agent['status'],
      text: `${tasks[at % 4]} for the team and says what it is not sure of.`,
      model: models[at % models.length]?.label as string,
      runs: (at * 37) % 991,
      updated: `2026-03-${`${(at % 28) + 1}`.padStart(2, '0')}`,
    };
  });

export const models = ['Small', 'Medium', 'Large', 'Very large', 'Local', 'Remote'].map(
  (label) => ({ value: label.toLowerCase().replace(' ', '-'), label }),
);

export const capabilities = ['Reading', 'Writing', 'Search', 'Code', 'Images', 'Voice'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

export const heads = ['Name', 'Status', 'Model', 'Runs', 'Updated', 'Id'];
export const actions = ['Rename', 'Duplicate', 'Export', 'Delete'];
export const tabs = ['Agents', 'Runs', 'Settings'];
