import {
  Badge,
  Button,
  Dialog,
  DropdownMenu,
  Table,
  Tabs,
  Text,
  TextField,
} from '@radix-ui/themes';
import { Toast } from 'radix-ui';
import { useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);
const tones = { Active: 'green', Waiting: 'gray', Failed: 'red' } as const;

function Page() {
  const [tab, setTab] = useState('Agents');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [toast, setToast] = useState('');
  const agentsView = (
    <>
      <div className="bar">
        <Dialog.Root open={open} onOpenChange={setOpen}>
          <Dialog.Trigger>
            <Button>New agent</Button>
          </Dialog.Trigger>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>New agent</Dialog.Title>
            <Text as="label" htmlFor="name">
              Name
            </Text>
            <TextField.Root
              id="name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button
              onClick={() => {
                setOpen(false);
                setToast(`${name} saved`);
              }}
            >
              Save
            </Button>
          </Dialog.Content>
        </Dialog.Root>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger>
            <Button variant="soft">Actions</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {actions.map((action) => (
              <DropdownMenu.Item key={action} onSelect={() => setToast(`${action}: done`)}>
                {action}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </div>
      <Table.Root aria-label="Agents">
        <Table.Header>
          <Table.Row>
            {heads.map((head) => (
              <Table.ColumnHeaderCell key={head}>{head}</Table.ColumnHeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((agent) => (
            <Table.Row key={agent.id}>
              <Table.RowHeaderCell>{agent.name}</Table.RowHeaderCell>
              <Table.Cell>
                <Badge color={tones[agent.status]}>{agent.status}</Badge>
              </Table.Cell>
              <Table.Cell>{agent.model}</Table.Cell>
              <Table.Cell>{agent.runs}</Table.Cell>
              <Table.Cell>{agent.updated}</Table.Cell>
              <Table.Cell>{agent.id}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
  return (
    <>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List>
          {tabs.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {each}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map((each) => (
          <Tabs.Content key={each} value={each}>
            {each === 'Agents' ? agentsView : <Text>{each}</Text>}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Toast.Provider>
        <Toast.Root open={toast !== ''} onOpenChange={(isOpen) => !isOpen && setToast('')}>
          <Toast.Title>{toast}</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </Toast.Provider>
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
