import { Avatar, Badge, Button, Card, Text, Title } from '@mantine/core';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'green', Waiting: 'gray', Failed: 'red' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card key={agent.id} withBorder data-card="">
        <div className="line">
          <Avatar size="sm">{agent.initials}</Avatar>
          <Title order={3} size="sm">
            {agent.name}
          </Title>
          <Badge color={tones[agent.status]}>{agent.status}</Badge>
        </div>
        <Text size="sm">{agent.text}</Text>
        <Button variant="default">Open</Button>
      </Card>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
