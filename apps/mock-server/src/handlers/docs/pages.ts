import { codeBlock, jsonCode } from './code-sample.js';
import { blocks, html, prose, type Html, type Part } from './html.js';
import { layout, type PageParts } from './layout.js';
import { operationView, rowView } from './operation-view.js';
import { choices, fields } from './schema-view.js';
import { search, type SearchEntry } from './search.js';
import { docsPath } from './api-document.js';
import { isOfRecord, type Area, type Page, type Site } from './site.js';

/** Every page by its path, each written when it is asked for. */
export function pagesOf(site: Site): Map<string, () => PageParts> {
  const pages = new Map<string, () => PageParts>([
    [docsPath, () => ({ title: 'Constella API', path: docsPath, content: overview(site) })],
    [`${docsPath}/schemas`, () => schemasPage(site)],
  ]);
  for (const area of site.areas) {
    if (area.pages.some(({ record }) => record))
      pages.set(area.path, () => ({
        title: area.title,
        path: area.path,
        content: areaView(site, area),
      }));
    for (const page of area.pages)
      pages.set(page.path, () => ({
        title: page.title,
        path: page.path,
        content: pageView(site, area, page),
      }));
  }
  return pages;
}

function overview(site: Site): Html {
  const { info, components } = site.document;
  const [summary = '', ...rules] = info.description.split('\n\n');
  const calls = site.areas.filter(({ pages }) => !pages.some(({ record }) => record));
  const records = site.areas.filter(({ pages }) => pages.some(({ record }) => record));
  return html`<h1>Constella API</h1>
    <p class="lead">${prose(summary)}</p>
    <div class="columns">
      <div>${blocks(rules.join('\n\n'))}</div>
      <div class="samples">
        ${codeBlock(
          'Sign in, then ask',
          html`${`curl -c cookies.txt 'http://127.0.0.1:4000/api/login' \\
  -H 'Content-Type: application/json' \\
  -d '{"username":"demo","password":"constella-demo"}'

curl -b cookies.txt 'http://127.0.0.1:4000/api/agents'`}`,
        )}
      </div>
    </div>
    <h2 id="calls">Calls</h2>
    <ul class="cards">
      ${calls.map(({ path, title, description }) => card(path, title, description))}
    </ul>
    <h2 id="records">Records</h2>
    <p>
      Every record is a resource with the same operations: a list with filters, one row, and, where
      it may be written, creation, change and removal.
    </p>
    <ul class="cards">
      ${records.map(({ path, title, pages }) => card(path, title, `${pages.length} records`))}
    </ul>
    <h2 id="permissions">Permissions</h2>
    <p>
      A member reads and writes only rows of their own. An administrator holds permissions; the one
      an operation names opens the rows of all members.
    </p>
    <p class="values">
      ${(components.schemas['AdminPermissions']?.enum ?? []).map((value) => html`<code>${String(value)}</code> `)}
    </p>
    <h2 id="refusals">Refusals</h2>
    <p>
      A refused request changed nothing. The text is in the language of
      <code>Accept-Language</code>.
    </p>
    <ul class="refusals">
      ${refusalsOf(site)}
    </ul>`;
}

const card = (path: string, title: string, text: string): Html =>
  html`<li><a href="${path}">${title}</a><span>${prose(text)}</span></li>`;

/** Every refusal once, by status. */
function refusalsOf({ document: { paths, components } }: Site): Part {
  const statuses = new Map<string, string>();
  for (const item of Object.values(paths))
    for (const operation of [item.get, item.post, item.patch, item.delete])
      for (const [status, answer] of Object.entries(operation?.responses ?? {}))
        if ('$ref' in answer)
          statuses.set(answer.$ref.slice('#/components/responses/'.length), status);
  return Object.entries(components.responses)
    .toSorted(([one], [other]) => Number(statuses.get(one)) - Number(statuses.get(other)))
    .map(([name, { description, content = {} }]) => {
      const status = statuses.get(name);
      return html`<li>
        <details>
          <summary><span class="status bad">${status}</span> ${prose(description)}</summary>
          ${codeBlock(name, jsonCode(content['application/json']?.example))}
        </details>
      </li>`;
    });
}

/** The records of an area, each with what it is. */
const areaView = ({ document }: Site, { title, pages }: Area): Html =>
  html`<h1>${title}</h1>
    <ul class="cards wide">
      ${pages.map(({ path, title: name, row = '' }) =>
        card(path, name, document.components.schemas[row]?.description ?? ''),
      )}
    </ul>`;

function pageView(site: Site, area: Area, { title, operations, record, row }: Page): Html {
  const schema = row === undefined ? undefined : site.document.components.schemas[row];
  return html`${record && html`<p class="crumb"><a href="${area.path}">${area.title}</a></p>`}
    <h1>${title}</h1>
    ${record ? schema?.description && html`<p class="lead">${prose(schema.description)}</p>` : html`<p class="lead">${prose(area.description)}</p>`}
    ${
      schema?.['x-ours'] &&
      html`<p class="note">
        The specification names this record but not its fields: these are our reasoned minimum.
      </p>`
    }
    <ul class="operations">
      ${operations.map(
        ({ method, path, operation }) =>
          html`<li>
            <a href="#${operation.operationId}"
              ><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></a
            >
            <span>${prose(operation.summary)}</span>
          </li>`,
      )}
    </ul>
    ${record && row && rowView(site, row, operations)}
    ${operations.map((operation) => operationView(site, operation, record && row))}`;
}

/** Schemas that are not a record's own: those have their page. */
function schemasPage({ document }: Site): PageParts {
  const names = Object.keys(document.components.schemas).filter((name) => !isOfRecord(name));
  const isList = (name: string) => document.components.schemas[name]?.enum !== undefined;
  const content = html`<h1>Schemas</h1>
    <p class="lead">
      What calls send and answer. The schemas of a record are on the page of the record.
    </p>
    <h2>Objects and values</h2>
    ${names.filter((name) => !isList(name)).map((name) => schemaView(document, name))}
    <h2>Lists of values</h2>
    ${names.filter(isList).map(
      (name) =>
        html`<div class="schema" id="${name}">
          <h3><a class="anchor" href="#${name}">${name}</a></h3>
          <p class="values">
            ${document.components.schemas[name]?.enum?.map((value) => html`<code>${String(value)}</code> `)}
          </p>
        </div>`,
    )}`;
  return { title: 'Schemas', path: `${docsPath}/schemas`, content };
}

function schemaView(document: Site['document'], name: string): Html {
  const schema = document.components.schemas[name] ?? {};
  const { properties, oneOf, anyOf, description } = schema;
  return html`<div class="schema" id="${name}">
    <h3><a class="anchor" href="#${name}">${name}</a></h3>
    ${description && html`<p>${prose(description)}</p>`}
    ${properties && fields({ document }, schema, 1, [name])}
    ${(oneOf ?? anyOf) && choices({ document }, schema)}
    ${!properties && !oneOf && !anyOf && html`<p class="facts">${[schema.type ?? []].flat().join(' or ')} ${schema.format}</p>`}
  </div>`;
}

/** The page of a search, for browsers without scripts. */
export function searchPage(site: Site, entries: readonly SearchEntry[], query: string): string {
  const found = search(entries, query);
  const content = html`<h1>Search</h1>
    <p class="lead">${found.length === 0 ? 'Nothing' : found.length} found for “${query}”.</p>
    <ul class="operations">
      ${found.map(
        ({ path, title, text }) =>
          html`<li>
            <a href="${path}"><code>${text}</code></a
            ><span>${title}</span>
          </li>`,
      )}
    </ul>`;
  return layout(site, { title: 'Search', path: `${docsPath}?q`, content, query });
}

/** The page of an address that has none. */
export const missingPage = (site: Site): string =>
  layout(site, {
    title: 'Not found',
    path: '',
    content: html`<h1>Not found</h1>
      <p class="lead">The reference has no such page. <a href="${docsPath}">Overview</a></p>`,
  });
