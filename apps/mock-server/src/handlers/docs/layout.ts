import { html, type Html, type Part } from './html.js';
import { docsPath } from './api-document.js';
import { mark } from './mark.js';
import type { Area, Site } from './site.js';

/** A page, as the browser gets it. */
export interface PageParts {
  readonly title: string;
  /** Its address, to mark it in the navigation. */
  readonly path: string;
  readonly content: Html;
  /** The text searched for. */
  readonly query?: string;
}

/** A whole document around the content of a page. */
export const layout = (site: Site, { title, path, content, query = '' }: PageParts): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === 'Constella API' ? title : `${title} · Constella API`}</title>
        <link rel="icon" href="${docsPath}/icon.svg" />
        <link rel="stylesheet" href="${docsPath}/style.css" />
        <script src="${docsPath}/search.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <a class="home" href="${docsPath}">${mark} Constella <span>API</span></a>
          <form class="search" role="search" action="${docsPath}" autocomplete="off">
            <label for="q">Search the reference</label>
            <input
              id="q"
              name="q"
              type="search"
              value="${query}"
              placeholder="Search"
              maxlength="80"
            />
            <div id="found" hidden></div>
            <p id="count" class="hidden" role="status"></p>
          </form>
          <a class="raw" href="/api/openapi.json">OpenAPI ${site.document.info.version}</a>
        </header>
        <div class="frame">
          <nav aria-label="Reference">
            <button type="button" popovertarget="menu">Contents</button>
            <div id="menu" popover>${navigation(site, path)}</div>
          </nav>
          <main id="content" tabindex="-1">${content}</main>
        </div>
      </body>
    </html>`.text
  }`;

const current = (at: string, path: string): Part => at === path && html` aria-current="page"`;

function navigation({ areas }: Site, path: string): Html {
  const link = (at: string, text: string) =>
    html`<li><a href="${at}" ${current(at, path)}>${text}</a></li>`;
  const isRecords = ({ pages }: Area) => pages.some(({ record }) => record !== undefined);
  return html`<ul>
      ${link(docsPath, 'Overview')} ${link(`${docsPath}/schemas`, 'Schemas')}
    </ul>
    <p>Calls</p>
    <ul>
      ${areas.filter((area) => !isRecords(area)).map(({ path: at, title }) => link(at, title))}
    </ul>
    <p>Records</p>
    <ul>
      ${areas.filter(isRecords).map(
        ({ path: at, title, pages }) =>
          html`<li>
            <a href="${at}" ${current(at, path)}>${title}</a>
            ${
              (at === path || pages.some((page) => page.path === path)) &&
              html`<ul>
                ${pages.map((page) => link(page.path, page.title))}
              </ul>`
            }
          </li>`,
      )}
    </ul>`;
}
