import { Avatar, Badge, Button, Card, Heading, Text } from '@radix-ui/themes';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'green', Waiting: 'gray', Failed: 'red' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card key={agent.id} data-card="">
        <div className="line">
          <Avatar size="1" radius="full" fallback={agent.initials} />
          <Heading as="h3" size="2">
            {agent.name}
          </Heading>
          <Badge color={tones[agent.status]}>{agent.status}</Badge>
        </div>
        <Text as="p" size="2">
          {agent.text}
        </Text>
        <Button variant="soft">Open</Button>
      </Card>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
