import { agents } from '../content.js';
import { start } from '../start.js';
import { Provider } from './provider.js';

const all = agents(1000);

const Cards = () => (
  <div className="cards">
    {all.map((agent) => (
      <section key={agent.id} data-card="" className="card">
        <div className="line">
          <span className="avatar" role="img" aria-label={agent.name}>
            {agent.initials}
          </span>
          <h3>{agent.name}</h3>
          <span className="badge">{agent.status}</span>
        </div>
        <p>{agent.text}</p>
        <button type="button">Open</button>
      </section>
    ))}
  </div>
);

start(
  <Provider>
    <Cards />
  </Provider>,
);
