import {
  Badge,
  Button,
  Dialog,
  DropdownMenu,
  MenuItem,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  ToastProvider,
  useToast,
} from '@constella/ui';
import { useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);
const tones = { Active: 'success', Waiting: 'neutral', Failed: 'danger' } as const;

function NewAgent() {
  const { toast } = useToast();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="New agent"
      trigger={<Button variant="primary">New agent</Button>}
      footer={
        <Button
          variant="primary"
          onClick={() => {
            setOpen(false);
            toast({ tone: 'success', title: `${name} saved` });
          }}
        >
          Save
        </Button>
      }
    >
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Dialog>
  );
}

function Actions() {
  const { toast } = useToast();
  return (
    <DropdownMenu trigger={<Button>Actions</Button>}>
      {actions.map((action) => (
        <MenuItem key={action} onSelect={() => toast({ title: `${action}: done` })}>
          {action}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}

const Agents = () => (
  <>
    <div className="bar">
      <NewAgent />
      <Actions />
    </div>
    <Table label="Agents">
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableHeaderCell key={head} numeric={head === 'Runs'}>
              {head}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((agent) => (
          <TableRow key={agent.id}>
            <TableCell header>{agent.name}</TableCell>
            <TableCell>
              <Badge tone={tones[agent.status]}>{agent.status}</Badge>
            </TableCell>
            <TableCell>{agent.model}</TableCell>
            <TableCell numeric>{agent.runs}</TableCell>
            <TableCell>{agent.updated}</TableCell>
            <TableCell>{agent.id}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
);

function Page() {
  const [tab, setTab] = useState('Agents');
  return (
    <Tabs label="Views" value={tab} onValueChange={setTab}>
      <TabList>
        {tabs.map((each) => (
          <Tab key={each} value={each}>
            {each}
          </Tab>
        ))}
      </TabList>
      {tabs.map((each) => (
        <TabPanel key={each} value={each}>
          {each === 'Agents' ? <Agents /> : <Text>{each}</Text>}
        </TabPanel>
      ))}
    </Tabs>
  );
}

start(
  <Provider>
    <ToastProvider>
      <Page />
    </ToastProvider>
  </Provider>,
);
