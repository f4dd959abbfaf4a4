import { Avatar, Badge, Button, Card, Heading, Text } from '@constella/ui';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'success', Waiting: 'neutral', Failed: 'danger' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card key={agent.id} data-card="">
        <div className="line">
          <Avatar name={agent.name} />
          <Heading level={3}>{agent.name}</Heading>
          <Badge tone={tones[agent.status]}>{agent.status}</Badge>
        </div>
        <Text>{agent.text}</Text>
        <Button>Open</Button>
      </Card>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
