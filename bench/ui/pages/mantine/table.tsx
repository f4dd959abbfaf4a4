import { Badge, Button, Menu, Modal, Table, Tabs, Text, TextInput } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
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

  const agentsView = (
    <>
      <div className="bar">
        <Button onClick={() => setOpen(true)}>New agent</Button>
        <Modal opened={open} onClose={() => setOpen(false)} title="New agent">
          <TextInput label="Name" value={name} onChange={({ target }) => setName(target.value)} />
          <Button
            onClick={() => {
              setOpen(false);
              notifications.show({ message: `${name} saved` });
            }}
          >
            Save
          </Button>
        </Modal>
        <Menu>
          <Menu.Target>
            <Button variant="default">Actions</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map((action) => (
              <Menu.Item
                key={action}
                onClick={() => notifications.show({ message: `${action}: done` })}
              >
                {action}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <Table aria-label="Agents">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((agent) => (
            <Table.Tr key={agent.id}>
              <Table.Th scope="row">{agent.name}</Table.Th>
              <Table.Td>
                <Badge color={tones[agent.status]}>{agent.status}</Badge>
              </Table.Td>
              <Table.Td>{agent.model}</Table.Td>
              <Table.Td>{agent.runs}</Table.Td>
              <Table.Td>{agent.updated}</Table.Td>
              <Table.Td>{agent.id}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
  return (
    <>
      <Tabs value={tab} onChange={(value) => setTab(value ?? '')}>
        <Tabs.List>
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {each}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((each) => (
          <Tabs.Panel key={each} value={each}>
            {each === 'Agents' ? agentsView : <Text>{each}</Text>}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Notifications />
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
