import {
  Badge,
  Button,
  createToaster,
  Dialog,
  Field,
  Input,
  Menu,
  Portal,
  Table,
  Tabs,
  Text,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);
const tones = { Active: 'green', Waiting: 'gray', Failed: 'red' } as const;
const toaster = createToaster({ placement: 'bottom-end' });

function Page() {
  const [tab, setTab] = useState('Agents');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');

  const agentsView = (
    <>
      <div className="bar">
        <Dialog.Root open={open} onOpenChange={(event) => setOpen(event.open)}>
          <Dialog.Trigger asChild>
            <Button>New agent</Button>
          </Dialog.Trigger>
          <Portal>
            <Dialog.Backdrop />
            <Dialog.Positioner>
              <Dialog.Content>
                <Dialog.Header>
                  <Dialog.Title>New agent</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <Field.Root>
                    <Field.Label>Name</Field.Label>
                    <Input value={name} onChange={({ target }) => setName(target.value)} />
                  </Field.Root>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button
                    onClick={() => {
                      setOpen(false);
                      toaster.create({ title: `${name} saved` });
                    }}
                  >
                    Save
                  </Button>
                </Dialog.Footer>
              </Dialog.Content>
            </Dialog.Positioner>
          </Portal>
        </Dialog.Root>
        <Menu.Root onSelect={({ value }) => toaster.create({ title: `${value}: done` })}>
          <Menu.Trigger asChild>
            <Button variant="outline">Actions</Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {actions.map((action) => (
                  <Menu.Item key={action} value={action}>
                    {action}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      </div>
      <Table.Root size="sm" aria-label="Agents">
        <Table.Header>
          <Table.Row>
            {heads.map((head) => (
              <Table.ColumnHeader key={head}>{head}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((agent) => (
            <Table.Row key={agent.id}>
              <Table.Cell>{agent.name}</Table.Cell>
              <Table.Cell>
                <Badge colorPalette={tones[agent.status]}>{agent.status}</Badge>
              </Table.Cell>
              <Table.Cell>{agent.model}</Table.Cell>
              <Table.Cell textAlign="end">{agent.runs}</Table.Cell>
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
      <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)}>
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
      <Toaster toaster={toaster}>
        {({ title }) => (
          <Toast.Root>
            <Toast.Title>{title}</Toast.Title>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
