import { createClient } from '@constella/api-client';
import { createQueryClient, queries } from '@constella/api-client/react';
import { expect, it } from 'vitest';

import { askForUser } from './session';

/** An app with the server's answers, one after the other; the last one stays. */
function app(...answers: (() => Response)[]) {
  let asked = 0;
  const client = createClient({
    fetch: () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!()),
  });
  const queryClient = createQueryClient();
  const user = () => queryClient.getQueryData(queries.user(client).queryKey);
  return { client, queryClient, user, asked: () => asked };
}
const demo = { id: 2, username: 'demo' };
const nobody = () => Response.json({ error: 'Not signed in' }, { status: 401 });
const somebody = () => Response.json(demo);

it.each([
  { name: 'somebody', answers: [somebody], asked: 1, user: demo },
  { name: 'nobody', answers: [nobody], asked: 2, user: null },
  { name: 'nobody at first', answers: [nobody, somebody], asked: 2, user: demo },
])('asks $asked times when it is $name', async ({ answers, asked, user }) => {
  const services = app(...answers);
  await askForUser(services);
  expect(services.asked()).toBe(asked);
  expect(services.user()).toEqual(user);
});
