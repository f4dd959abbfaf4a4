import { isOfRecord, schemaLink, type Site } from './site.js';

/** Something that can be found: a page, an operation or a schema. */
export interface SearchEntry {
  readonly path: string;
  readonly title: string;
  /** The path of an operation, the name of a schema. */
  readonly text: string;
}

/** Entries shown of those found. */
const most = 40;

/** Everything that can be found, pages first. */
export function searchEntries({ document, pages }: Site): SearchEntry[] {
  const rows = pages.map(({ path, title, record }) => ({ path, title, text: record ?? title }));
  const operations = pages.flatMap((page) =>
    page.operations.map(({ method, path, operation }) => ({
      path: `${page.path}#${operation.operationId}`,
      title: operation.summary,
      text: `${method.toUpperCase()} ${path}`,
    })),
  );
  const schemas = Object.keys(document.components.schemas)
    .filter((name) => !isOfRecord(name))
    .map((name) => ({ path: schemaLink(name), title: 'Schema', text: name }));
  return [...rows, ...operations, ...schemas];
}

/** The entries with every word in them; `search.js` does the same in the page. */
export function search(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = ({ title, text, path }: SearchEntry) => {
    const all = `${title} ${text} ${path}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return entries.filter(has).slice(0, most);
}
