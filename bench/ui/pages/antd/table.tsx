import { App, Button, Dropdown, Input, Modal, Table, Tabs, Tag, Typography } from 'antd';
import { useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);
const tones = { Active: 'success', Waiting: 'default', Failed: 'error' } as const;
const keys = ['name', 'status', 'model', 'runs', 'updated', 'id'] as const;
const columns = keys.map((key, at) => ({
  key,
  dataIndex: key,
  title: heads[at],
  ...(key === 'status' && {
    render: (status: keyof typeof tones) => <Tag color={tones[status]}>{status}</Tag>,
  }),
}));

function Page() {
  const [tab, setTab] = useState('Agents');
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { message } = App.useApp();
  const agentsView = (
    <>
      <div className="bar">
        <Button type="primary" onClick={() => setOpen(true)}>
          New agent
        </Button>
        <Modal
          title="New agent"
          open={open}
          okText="Save"
          onCancel={() => setOpen(false)}
          onOk={() => {
            setOpen(false);
            void message.success(`${name} saved`);
          }}
        >
          <label htmlFor="name">Name</label>
          <Input id="name" value={name} onChange={({ target }) => setName(target.value)} />
        </Modal>
        <Dropdown
          trigger={['click']}
          menu={{
            items: actions.map((action) => ({ key: action, label: action })),
            onClick: ({ key }) => void message.info(`${key}: done`),
          }}
        >
          <Button>Actions</Button>
        </Dropdown>
      </div>
      <Table
        aria-label="Agents"
        size="small"
        rowKey="id"
        pagination={false}
        columns={columns}
        dataSource={rows}
      />
    </>
  );
  return (
    <>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={tabs.map((each) => ({
          key: each,
          label: each,
          children: each === 'Agents' ? agentsView : <Typography.Text>{each}</Typography.Text>,
        }))}
      />
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
