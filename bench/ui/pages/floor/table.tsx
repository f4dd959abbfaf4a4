import { useRef, useState } from 'react';

import { actions, agents, heads, tabs } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const rows = agents(200);

function Page() {
  const [tab, setTab] = useState('Agents');
  const [menu, setMenu] = useState(false);
  const [toast, setToast] = useState('');
  const [name, setName] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const say = (text: string) => {
    setToast(text);
    setTimeout(setToast, 5000, '');
  };
  return (
    <>
      <div className="bar" role="tablist" aria-label="Views">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab === each}
            onClick={() => setTab(each)}
          >
            {each}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={tab}>
        {tab === 'Agents' ? (
          <>
            <div className="bar">
              <button type="button" className="primary" onClick={() => dialog.current?.showModal()}>
                New agent
              </button>
              <div className="menu">
                <button
                  type="button"
                  aria-haspopup="menu"
                  aria-expanded={menu}
                  onClick={() => setMenu(!menu)}
                >
                  Actions
                </button>
                {menu ? (
                  <div role="menu">
                    {actions.map((action) => (
                      <button
                        key={action}
                        type="button"
                        role="menuitem"
                        onClick={() => {
                          setMenu(false);
                          say(`${action}: done`);
                        }}
                      >
                        {action}
                      </button>
                    ))}
                  </div>
                ) : null}
              </div>
            </div>
            <table className="table" aria-label="Agents">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((agent) => (
                  <tr key={agent.id}>
                    <th scope="row">{agent.name}</th>
                    <td>
                      <span className="badge">{agent.status}</span>
                    </td>
                    <td>{agent.model}</td>
                    <td>{agent.runs}</td>
                    <td>{agent.updated}</td>
                    <td>{agent.id}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ) : (
          <p>{tab}</p>
        )}
      </div>
      <dialog ref={dialog} className="dialog" aria-label="New agent">
        <form
          method="dialog"
          className="lines"
          onSubmit={() => {
            say(`${name} saved`);
          }}
        >
          <label className="field">
            Name
            <input value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" className="primary">
            Save
          </button>
        </form>
      </dialog>
      {toast ? (
        <div className="toast" role="status">
          {toast}
        </div>
      ) : null}
    </>
  );
}

start(
  <Provider>
    <Page />
  </Provider>,
);
