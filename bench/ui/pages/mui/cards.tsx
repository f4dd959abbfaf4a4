import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);
const tones = { Active: 'success', Waiting: 'default', Failed: 'error' } as const;

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <Card key={agent.id} variant="outlined" data-card="">
        <CardContent>
          <div className="line">
            <Avatar>{agent.initials}</Avatar>
            <Typography component="h3" variant="subtitle2">
              {agent.name}
            </Typography>
            <Chip size="small" color={tones[agent.status]} label={agent.status} />
          </div>
          <Typography variant="body2">{agent.text}</Typography>
          <Button variant="outlined">Open</Button>
        </CardContent>
      </Card>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
