import { assistants, measureText } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { measuresOf, rewritten } from './measured';
import { textRequest, writtenText } from './sample-text';

it('measures the text as the server does', () => {
  const { title, content, locale } = writtenText;
  const { keyPoints, audience, purpose, length } = textRequest;
  expect(measuresOf(writtenText, textRequest)).toEqual(
    measureText(content, { title, keyPoints, audience, purpose, length, locale }),
  );
});

it.each([
  ['a title', { title: 'Collect today' }],
  ['a text', { content: 'Orders are ready in ten minutes.' }],
  ['nothing at all', { content: '' }],
  ['a revision that is done', { revisions: [] }],
])('a result with %s changed is a result', (_what, change) => {
  const next = rewritten(writtenText, change, textRequest);
  expect(assistants.writing.result.parse(next)).toEqual(next);
  expect(next.text).toBe(`# ${next.title}\n\n${next.content}`);
  expect(next.measures).toEqual(measuresOf(next, textRequest));
});
