import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);
const tones = { Active: 'success', Waiting: 'default', Failed: 'error' } as const;

function Page() {
  const [tab, setTab] = useState('Agents');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [toast, setToast] = useState('');
  const agentsView = (
    <>
      <div className="bar">
        <Button variant="contained" onClick={() => setOpen(true)}>
          New agent
        </Button>
        <Dialog open={open} onClose={() => setOpen(false)}>
          <DialogTitle>New agent</DialogTitle>
          <DialogContent>
            <TextField
              id="name"
              label="Name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button
              onClick={() => {
                setOpen(false);
                setToast(`${name} saved`);
              }}
            >
              Save
            </Button>
          </DialogActions>
        </Dialog>
        <Button
          variant="outlined"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Actions
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {actions.map((action) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                setToast(`${action}: done`);
              }}
            >
              {action}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <Table size="small" aria-label="Agents">
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((agent) => (
            <TableRow key={agent.id}>
              <TableCell component="th" scope="row">
                {agent.name}
              </TableCell>
              <TableCell>
                <Chip size="small" color={tones[agent.status]} label={agent.status} />
              </TableCell>
              <TableCell>{agent.model}</TableCell>
              <TableCell align="right">{agent.runs}</TableCell>
              <TableCell>{agent.updated}</TableCell>
              <TableCell>{agent.id}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
  return (
    <>
      <Tabs value={tab} onChange={(_event, value: string) => setTab(value)}>
        {tabs.map((each) => (
          <Tab key={each} value={each} label={each} />
        ))}
      </Tabs>
      <div role="tabpanel" aria-label={tab}>
        {tab === 'Agents' ? agentsView : <Typography>{tab}</Typography>}
      </div>
      <Snackbar
        open={toast !== ''}
        autoHideDuration={5000}
        onClose={() => setToast('')}
        message={toast}
      />
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
