import { locales } from '@constella/i18n';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { textsFor, withContent } from '../../base/language/texts.js';
import { shapeOf } from '../shape.js';
import type { Content } from './content.js';
import * as collaboration from '../../runs/assistants/collaboration/content/en.json';
import * as training from '../../runs/assistants/training/content/en.json';
import { offlineTexts } from './offline-texts.js';
import { writeOffline } from './writer.js';

interface Asked {
  readonly content?: Content;
  readonly request?: Record<string, unknown>;
  readonly data?: Record<string, unknown>;
  readonly locale?: (typeof locales)[number];
}

async function write({ content, request = {}, data = {}, locale = 'en' }: Asked, type?: z.ZodType) {
  const prompt = { assistant: 'a', step: 's', role: 'you', question: 'q', request, data };
  const texts = withContent(await textsFor(locale), [collaboration, training]);
  const asked = { prompt, model: 'm', temperature: 0, maxTokens: 9, texts };
  return writeOffline(
    { ...asked, ...(type && { shape: shapeOf('a_s', type) }) },
    content === undefined ? {} : { a: { s: content } },
  );
}
const json = async <S extends z.ZodType>(type: S, asked: Asked): Promise<z.output<S>> =>
  type.parse(JSON.parse(await write(asked, type)));

const points = ['Ships leave on Monday', 'Rain is stored'];

describe('without content', () => {
  const type = z.object({
    title: z.string().min(1).max(12),
    kind: z.enum(['plain', 'fancy']),
    score: z.int().min(1).max(5),
    isFinal: z.boolean(),
    owner: z.string().nullable(),
    steps: z.array(z.object({ name: z.string().min(1), detail: z.string().min(1) })).min(1),
  });

  it.each(locales)('any form is kept to in %s, and what nobody knows is said', async (locale) => {
    const { steps, ...rest } = await json(type, {
      data: { title: 'Ships and rain', points },
      locale,
    });
    expect(rest).toEqual({
      title: 'Ships and…',
      kind: 'plain',
      score: 3,
      isFinal: false,
      owner: null,
    });
    expect(steps.map(({ name }) => name)).toEqual(points);
    const texts = await offlineTexts(await textsFor(locale));
    for (const { detail } of steps) expect(detail).toBe(texts.say('content.offline.unknown'));
  });

  it('what is known by its name is taken, the step’s before the request’s', async () => {
    const known = await json(type, {
      request: { title: 'Asked', kind: 'fancy', owner: 'Aino' },
      data: { title: 'Known', points, steps: [{ name: 'One', detail: 'Two' }] },
    });
    expect(known).toMatchObject({ title: 'Known', kind: 'fancy', owner: 'Aino' });
    expect(known.steps).toEqual([{ name: 'One', detail: 'Two' }]);
  });

  it('a text is a worksheet: the points, and who wrote it', async () => {
    const text = await write({ data: { points } });
    expect(text).toMatch(/^- Ships leave on Monday\n- Rain is stored\n\n\*.*offline model/);
  });
});

describe('with content', () => {
  it('texts are said once for each entry, those about nothing not at all', async () => {
    const content: Content = [
      '## {title}',
      { each: 'rules', as: 'needs', say: 'content.training.access', list: 'numbers' },
      { each: 'place', as: 'jurisdiction', say: 'content.training.point.where' },
      { each: 'material', list: 'bullets' },
    ];
    const request = { title: 'A **b** <i>c</i>', material: 'One thing. Another\nAnd a third' };
    expect(await write({ content, request, data: { rules: points, place: '' } })).toBe(
      '## A b c\n\n1. So that everyone can take part, keep in mind: Ships leave on Monday.\n2. So that everyone can take part, keep in mind: Rain is stored.\n\n- One thing\n- Another\n- And a third',
    );
  });

  it('what a person typed is never read as a template', async () => {
    const content = '{!typed} content.offline.label';
    const text = await write({
      content,
      data: { typed: '{points} content.offline.unknown', points },
    });
    expect(text).toMatch(/^\{points\} content\.offline\.unknown Written/);
  });

  it('a text is chosen by what it is about, and may be part of another', async () => {
    const content: Content = {
      each: 'team',
      with: {
        field: 'content.collaboration.field.{what}',
        points: { each: 'own', as: 'text', say: 'content.collaboration.quote' },
      },
      say: 'content.collaboration.frame.assign',
    };
    const team = [{ name: 'Nadia', what: 'finance', own: points }];
    const text = await write({ content, data: { team } });
    expect(text).toContain('Nadia');
    expect(text).toContain('“Ships leave on Monday” and “Rain is stored”');
  });

  it('a list is no longer than it may be', async () => {
    const type = z.object({ list: z.array(z.string().max(20)).max(2) });
    const { list } = await json(type, {
      content: { list: { each: 'lines' } },
      data: { lines: ['A line that is far too long for it', 'b', 'c'] },
    });
    expect(list).toEqual(['A line that is far…', 'b']);
  });
});
