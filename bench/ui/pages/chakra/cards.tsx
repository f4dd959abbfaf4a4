import { Avatar, Badge, Button, Card, Heading, Text } from '@chakra-ui/react';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'green', Waiting: 'gray', Failed: 'red' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card.Root key={agent.id} size="sm" data-card="">
        <Card.Body>
          <div className="line">
            <Avatar.Root size="xs">
              <Avatar.Fallback>{agent.initials}</Avatar.Fallback>
            </Avatar.Root>
            <Heading as="h3" size="sm">
              {agent.name}
            </Heading>
            <Badge colorPalette={tones[agent.status]}>{agent.status}</Badge>
          </div>
          <Text textStyle="sm">{agent.text}</Text>
          <Button variant="outline">Open</Button>
        </Card.Body>
      </Card.Root>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
