import { Html, escape, html } from './html.js';
import type { PlacedOperation } from './site.js';

/** The address of a server as `npm start` runs it. */
const origin = 'http://127.0.0.1:4000';
const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)/gi;

/** JSON with its kinds of values set apart. */
export function jsonCode(value: unknown): Html {
  const text = JSON.stringify(value, null, 2) ?? '';
  let at = 0;
  let out = '';
  for (const match of text.matchAll(token)) {
    const [all, quoted, colon] = match;
    out += escape(text.slice(at, match.index));
    const kind = quoted === undefined ? 'n' : colon === undefined ? 's' : 'k';
    out += `<span class="${kind}">${escape(quoted ?? all)}</span>${colon ?? ''}`;
    at = match.index + all.length;
  }
  return new Html(out + escape(text.slice(at)));
}

/** A piece of code under its title. */
export const codeBlock = (title: string, code: Html): Html =>
  html`<figure class="code">
    <figcaption>${title}</figcaption>
    <pre><code>${code}</code></pre>
  </figure>`;

/** A text for a shell, quoted. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A value a list of them allows. */
const firstOf = (values: readonly unknown[] = []): string =>
  typeof values[0] === 'string' ? values[0] : '1';

/** The request of an operation for `curl`, with the example body. */
export function curl({ method, path, operation, parameters }: PlacedOperation): string {
  const example = operation.requestBody?.content['application/json']?.example;
  const values: Record<string, string> = {
    id: parameters.some(({ in: place, schema }) => place === 'path' && schema.type === 'string')
      ? '3f0e1c52-7a2b-4c1d-9e8f-0a1b2c3d4e5f'
      : '1',
    assistant: firstOf(parameters.find(({ name }) => name === 'assistant')?.schema.enum),
  };
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name);
  const wanted = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(firstOf(schema.enum))}`);
  const query = wanted.length > 0 ? `?${wanted.join('&')}` : '';
  const open = operation.security?.length === 0;
  const signsIn = operation.operationId === 'login' || operation.operationId === 'register';
  const matches = parameters.some(({ name }) => name === 'If-Match');
  const once = parameters.some(({ name }) => name === 'Idempotency-Key');
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(origin + address + query)}`,
    signsIn ? '-c cookies.txt' : !open && '-b cookies.txt',
    matches && `-H ${quoted('If-Match: "1"')}`,
    once && `-H ${quoted('Idempotency-Key: 5b0c8a44')}`,
    example !== undefined && `-H ${quoted('Content-Type: application/json')}`,
    example !== undefined && `-d ${quoted(JSON.stringify(example, null, 2))}`,
  ]
    .filter((line) => line !== false)
    .join(' \\\n  ');
}
