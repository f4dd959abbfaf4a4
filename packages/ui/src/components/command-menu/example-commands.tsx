import { NetworkIcon, PlusIcon, SettingsIcon, UsersIcon } from '../../icons/index.js';
import type { CommandGroup, CommandItem } from './command.js';

// What the stories offer.

export const groups: CommandGroup[] = [
  { id: 'actions', label: 'Actions' },
  { id: 'places', label: 'Go to' },
  { id: 'agents', label: 'Agents' },
];

export const commands: CommandItem[] = [
  {
    id: 'create',
    label: 'Create agent',
    group: 'actions',
    keywords: ['new', 'add'],
    icon: <PlusIcon />,
    shortcut: 'C',
  },
  { id: 'theme', label: 'Change theme', group: 'actions', keywords: ['dark'], shortcut: 'Ctrl J' },
  {
    id: 'members',
    label: 'Membership',
    group: 'places',
    href: '/membership',
    keywords: ['plan', 'billing'],
    icon: <UsersIcon />,
  },
  {
    id: 'settings',
    label: 'Settings',
    group: 'places',
    href: '/settings',
    icon: <SettingsIcon />,
  },
  {
    id: 'analyst',
    label: 'Market analyst',
    group: 'agents',
    icon: <NetworkIcon />,
    detail: 'Processor · Claude Sonnet 4',
  },
  {
    id: 'reader',
    label: 'Contract reader',
    group: 'agents',
    icon: <NetworkIcon />,
    detail: 'Processor · Mistral Large',
  },
];

export const manyCommands = (count: number): CommandItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: `run-${index}`, label: `Run T-${index}` }));
