import { LoginForm } from '@constella/forms';
import {
  Badge,
  Button,
  Card,
  Dialog,
  DropdownMenu,
  Heading,
  IconButton,
  Inline,
  MenuItem,
  Select,
  Stack,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  XIcon,
  useToast,
} from '@constella/ui';
import { LineChart } from '@constella/ui/charts';
import { Markdown } from '@constella/ui/markdown';
import { lazy, Suspense, useState } from 'react';

// What only one tab shows is fetched with it.
const Network = lazy(() => import('./network'));

export function App() {
  const [isOpen, setIsOpen] = useState(false);
  const [model, setModel] = useState('a');
  const [view, setView] = useState('list');
  const { toast } = useToast();
  return (
    <main>
      <Stack>
        <Heading level={1}>Agenten</Heading>
        <Inline>
          <Badge tone="success">Bereit</Badge>
          <Text>Drei Agenten</Text>
        </Inline>
        <Inline>
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            Öffnen
          </Button>
          <Button onClick={() => toast({ title: 'Gespeichert' })}>Melden</Button>
          <Button disabledReason="Noch nichts zu tun">Ausführen</Button>
          <IconButton label="Schließen" icon={<XIcon />} />
          <DropdownMenu trigger={<Button>Menü</Button>}>
            <MenuItem onSelect={() => undefined}>Umbenennen</MenuItem>
          </DropdownMenu>
        </Inline>
        <Card>
          <Stack>
            <TextField label="Name" description="Mindestens zwei Zeichen" />
            <Select
              label="Modell"
              value={model}
              onValueChange={setModel}
              options={[
                { value: 'a', label: 'Klein' },
                { value: 'b', label: 'Groß' },
              ]}
            />
          </Stack>
        </Card>
        <Tabs label="Ansichten" value={view} onValueChange={setView}>
          <TabList>
            <Tab value="list">Liste</Tab>
            <Tab value="net">Netz</Tab>
          </TabList>
          <TabPanel value="list">
            <Markdown text={'Ein **fetter** Text'} />
            <LineChart
              title="Punkte"
              titleAs="h2"
              series={[
                {
                  name: 'Verbraucht',
                  values: [
                    { x: 1, y: 2 },
                    { x: 2, y: 5 },
                  ],
                },
              ]}
            />
          </TabPanel>
          <TabPanel value="net">
            <Suspense>
              <Network />
            </Suspense>
          </TabPanel>
        </Tabs>
        <LoginForm onSubmit={() => undefined} />
      </Stack>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Neuer Agent">
        <Text>Er hat noch keinen Namen.</Text>
      </Dialog>
    </main>
  );
}
