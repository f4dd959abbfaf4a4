import {
  at,
  header,
  list,
  rows,
  status,
  without,
  withoutField,
  withValue,
  type Mutation,
} from './tampering';
import type { Tamper } from './served';

/** Breaches any record can suffer, planted in each of these. */
export const looked = [
  'risk_items',
  'company_profiles',
  'regulation_sources',
  'learning_resources',
];
/** The breaches of one record's answers. */
export const answerMutations = (table: string): Mutation[] => {
  const path = `/api/${table.replaceAll('_', '-')}`;
  const many = new RegExp(`^${path}$`);
  const one = new RegExp(`^${path}/[^/]+$`);
  const read = { method: 'GET', path: one, status: 200 };
  const listed = { method: 'GET', path: many, status: 200 };
  const created = { method: 'POST', path: many, status: 201 };
  const changed = { method: 'PATCH', path: one, status: 200 };
  const refused = { method: 'POST', path: many, status: 422 };
  const planted: Record<string, Tamper> = {
    'creation answers 200': at(created, status(200)),
    'creation has no Location': at(created, header('location', null)),
    'creation has no ETag': at(created, header('etag', null)),
    'creation loses a field': at(created, rows(without('createdAt'))),
    'creation answers a field too many': at(created, rows(withValue('internal', 1))),
    'id is text': at(
      created,
      rows((row) => ({ ...row, id: { value: row['id'] } })),
    ),
    'revision never rises': at(changed, rows(withValue('revision', 1))),
    'ETag never changes': at(changed, header('etag', '"1"')),
    'reading answers another revision': at(read, rows(withValue('revision', 99))),
    'order is turned round': at(
      listed,
      list((found) => found.toReversed()),
    ),
    'total is wrong': at(listed, header('x-total-count', '7777')),
    'total is missing': at(listed, header('x-total-count', null)),
    'a page is too long': at(
      listed,
      list((found) => [...found, ...found]),
    ),
    'a filter finds nothing': at(
      listed,
      list(() => []),
    ),
    'a list loses its last row': at(
      listed,
      list((found) => found.slice(0, -1)),
    ),
    'one wrong field is not named': at(refused, withoutField),
    'wrong fields answer 400': at(refused, status(400)),
    'wrong fields are stored': at(refused, status(201)),
    'staleness is not seen': at({ method: 'PATCH', path: one, status: 412 }, status(200)),
    'staleness hides the row': at(
      { method: 'PATCH', path: one, status: 412 },
      rows(without('current')),
    ),
    'a row is gone twice': at({ method: 'DELETE', path: one, status: 404 }, status(200)),
    'removed rows stay': at({ method: 'GET', path: one, status: 404 }, status(200)),
    'nobody may read': at({ method: 'GET', path: many, status: 401 }, status(200)),
    'refusals say nothing': at({ method: 'PATCH', path: one, status: 422 }, rows(without('error'))),
    'Allow is missing': at({ method: 'PUT', path: many, status: 405 }, header('allow', null)),
    'Allow names a wrong method': at(
      { method: 'PUT', path: one, status: 405 },
      header('allow', 'GET, PUT'),
    ),
    'known states are sent again': at({ method: 'GET', path: one, status: 304 }, status(200)),
    'answers are plain text': at(read, header('content-type', 'text/plain')),
  };
  return Object.entries(planted).map(([name, tamper]) => ({
    name: `${table}: ${name}`,
    part: `record:${table}`,
    tamper,
  }));
};
