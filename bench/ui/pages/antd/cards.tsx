import { Avatar, Button, Card, Tag, Typography } from 'antd';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'success', Waiting: 'default', Failed: 'error' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card key={agent.id} size="small" data-card="">
        <div className="line">
          <Avatar size="small">{agent.initials}</Avatar>
          <Typography.Title level={5}>{agent.name}</Typography.Title>
          <Tag color={tones[agent.status]}>{agent.status}</Tag>
        </div>
        <Typography.Paragraph>{agent.text}</Typography.Paragraph>
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
