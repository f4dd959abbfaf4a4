import type { Answer, ApiDocument, Parameter, Reference } from './api-document-types.js';
import { codeBlock, curl, jsonCode } from './code-sample.js';
import { html, prose, type Html, type Part } from './html.js';
import { body, field, fields, type View } from './schema-view.js';
import { nameOf, resolve, type PlacedOperation, type Site } from './site.js';

/** An operation in full: what is sent, what is answered, how it is refused, and samples of both. */
export function operationView({ document }: Site, placed: PlacedOperation, row?: string): Html {
  const { method, path, operation, parameters } = placed;
  const { operationId: id, requestBody } = operation;
  const json = requestBody?.content['application/json'];
  const answers = Object.entries(operation.responses);
  const good = answers.flatMap(([status, answer]) =>
    '$ref' in answer ? [] : [{ status, answer }],
  );
  const bad = answers.flatMap(([status, answer]) => ('$ref' in answer ? [{ status, answer }] : []));
  return html`<article class="operation" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title"><a class="anchor" href="#${id}">${prose(operation.summary)}</a></h2>
    <p class="endpoint">
      <span class="method ${method}">${method.toUpperCase()}</span>
      <code>${breakable(path)}</code>
    </p>
    <div class="columns">
      <div>
        <p>${operation.description ? prose(operation.description) : access(operation)}</p>
        ${parameterList(document, parameters)}
        ${
          json &&
          html`<h3>Body</h3>
            ${body({ document }, json.schema)}`
        }
        <h3>Answer</h3>
        ${good.map(({ status, answer }) => answerView({ document, answered: true, row }, status, answer))}
        ${
          bad.length > 0 &&
          html`<h3>Refusals</h3>
            <ul class="refusals">
              ${bad.map(({ status, answer }) => html`<li>${refusal(document, status, answer)}</li>`)}
            </ul>`
        }
      </div>
      <div class="samples">
        ${codeBlock('Request', html`${curl(placed)}`)}
        ${good.map(({ status, answer }) => sampleOf(status, answer))}
      </div>
    </div>
  </article>`;
}

/** A path that may be broken before each of its parts. */
const breakable = (path: string): Part =>
  path.split('/').map((part, at) => (at === 0 ? part : html`<wbr />/${part}`));

const access = ({ security }: PlacedOperation['operation']): string =>
  security?.length === 0 ? 'Open to anybody.' : 'For whoever is signed in.';

function parameterList(document: ApiDocument, parameters: readonly Parameter[]): Part {
  if (parameters.length === 0) return undefined;
  const plain = parameters.filter(({ explode }) => !explode);
  const words = parameters.filter(({ explode }) => explode);
  return html`<h3>Parameters</h3>
    <ul class="fields">
      ${plain.map(({ name, in: place, required, description, schema }) =>
        field(
          { document },
          { name, place, ...(required && { required }), ...(description && { description }) },
          schema,
        ),
      )}
    </ul>
    ${words.map(({ schema }) => {
      const { properties = {}, description } = resolve(document, schema).schema;
      const names = Object.keys(properties);
      const columns = names.filter((name) => !/_(?:ne|gte|lte|like)$/.test(name));
      return html`<details class="more">
        <summary>Filters: ${names.length} words over ${columns.length} columns</summary>
        <p>${description && prose(description)}</p>
        ${filterTable(names, columns)}
      </details>`;
    })}`;
}

/** Which comparisons each column has. */
const filterTable = (names: readonly string[], columns: readonly string[]): Html =>
  html`<ul class="filters">
    ${columns.map((column) => {
      const ends = ['_ne', '_gte', '_lte', '_like'].filter((end) => names.includes(column + end));
      return html`<li>
        <code>${column}</code> ${ends.map((end) => html`<code class="end">${end}</code> `)}
      </li>`;
    })}
  </ul>`;

function answerView(view: View, status: string, answer: Answer): Html {
  const { document } = view;
  const headers = Object.entries(answer.headers ?? {});
  return html`<p><span class="status">${status}</span> ${prose(answer.description)}</p>
    ${
      headers.length > 0 &&
      html`<ul class="fields">
        ${headers.map(([name, header]) =>
          field(
            { document },
            {
              name,
              place: 'header',
              description:
                '$ref' in header
                  ? (document.components.headers[nameOf(header.$ref)]?.description ?? '')
                  : header.description,
            },
            { type: 'string' },
          ),
        )}
      </ul>`
    }
    ${Object.values(answer.content ?? {}).map(({ schema }) => body(view, schema))}`;
}

const sampleOf = (status: string, { content = {} }: Answer): Part =>
  Object.entries(content).map(
    ([type, { example }]) =>
      example !== undefined &&
      codeBlock(
        `Answer ${status}`,
        type === 'text/event-stream'
          ? html`id: 1<br />data: ${jsonCode(example)}`
          : jsonCode(example),
      ),
  );

/** A way the request is refused, with its body folded away. */
function refusal(document: ApiDocument, status: string, { $ref }: Reference): Html {
  const { description, headers = {}, content = {} } = document.components.responses[nameOf($ref)]!;
  const example = content['application/json']?.example;
  const sent = Object.keys(headers).filter((name) => name !== 'Content-Language');
  return html`<details>
    <summary><span class="status bad">${status}</span> ${prose(description)}</summary>
    ${sent.length > 0 && html`<p class="facts">With ${sent.map((name) => html`<code>${name}</code> `)}</p>`}
    ${codeBlock(nameOf($ref), jsonCode(example))}
  </details>`;
}

/** A record's row, with an example of it: what the operations of its page answer with. */
export function rowView(
  { document }: Site,
  name: string,
  operations: readonly PlacedOperation[],
): Html {
  const schema = document.components.schemas[name] ?? {};
  const examples = operations.flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap((answer) =>
      '$ref' in answer
        ? []
        : Object.values(answer.content ?? {}).filter((media) =>
            media.schema.$ref?.endsWith(`/${name}`),
          ),
    ),
  );
  const unique = schema['x-unique'] ?? [];
  return html`<article class="operation" aria-labelledby="row">
    <h2 id="row"><a class="anchor" href="#row">The row</a></h2>
    <div class="columns">
      <div>
        ${unique.map(
          (columns) => html`<p>No two rows share <code>${columns.join(' and ')}</code>.</p>`,
        )}
        ${fields({ document, answered: true }, schema, 0, [name])}
      </div>
      <div class="samples">${examples[0] && codeBlock('A row', jsonCode(examples[0].example))}</div>
    </div>
  </article>`;
}
