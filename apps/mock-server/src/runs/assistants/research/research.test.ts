import {
  assistants,
  languages,
  referenceKinds,
  researchAims,
  researchFields,
  textBlank,
  type AssistantRequest,
  type Attachment,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { createModels } from '../../../models/models.js';
import { createOfflineProvider } from '../../../models/offline/offline-provider.js';
import { renderPrompt } from '../../../models/prompt-documents.js';
import type { CompletionRequest, ModelProvider } from '../../../models/provider.js';
import { createProcessReader } from '../../../node/documents/process-reader.js';
import { pdfFile } from '../../../testing/document-files.js';
import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer, type TestBrowser } from '../../../testing/test-server.js';
import { offlineContent } from '../index.js';

type Request = AssistantRequest<'research'>;
const request: Request = {
  question: 'Does remote work lower office rents in mid-sized European cities?',
  aim: 'effect',
};
const runOf = async (...given: Parameters<typeof runAssistant<'research'>>) => {
  const { task } = await runAssistant(...given);
  return assistants.research.result.parse(task.result);
};
const attach = async (browser: TestBrowser, name: string, raw: BodyInit) => {
  const { body } = await browser.call<Attachment>(
    'POST',
    `/api/attachments?name=${encodeURIComponent(name)}`,
    undefined,
    { raw, headers: { 'content-type': 'application/octet-stream' } },
  );
  return body.id;
};
/** Files are a part of every request, which no schema of an assistant names. */
const withFiles = (attachments: number[]): Request => ({ ...request, attachments }) as Request;

const report = [
  'Annual report of the city.',
  'Office rents fell by 4% in 2024, and landlords name remote work as the reason [12].',
  'The opera had a good year.',
].join('\n\n');

describe.each(languages)('in %s', (locale) => {
  const known = typedPoints[locale] ?? '';
  const [question = ''] = known.split('\n');

  it.each(researchAims)('a question of the kind %s is taken apart', async (aim) => {
    const result = await runOf(
      'research',
      { question, aim, known, scope: question, period: '2020', kinds: ['article'] },
      { locale },
    );
    expect(result.plan).toHaveLength(5);
    expect(new Set(result.plan.map(({ terms }) => terms)).size).toBe(5);
    for (const { places } of result.plan) expect(places).toContain('Google Scholar');
    expect(result.include.length).toBeGreaterThan(3);
    expect(result.exclude).toHaveLength(3);
    // What is typed as known stands there without a source; the rest is blank.
    const standings = result.claims.map(({ standing }) => standing);
    expect(standings.filter((one) => one === 'unsourced')).toHaveLength(4);
    expect(standings.filter((one) => one === 'blank')).toHaveLength(5);
    expect(result.answer).toBe(textBlank);
    expect(result.references).toEqual([]);
    expect(JSON.stringify(result)).not.toMatch(/content\.research|server\.|undefined|\{\w+\}/);
  });
});

it.each(researchFields)('a question of %s is looked for in its databases', async (field) => {
  const { plan } = await runOf('research', { ...request, field });
  expect(plan[0]!.places.length).toBeGreaterThan(2);
});

it('keeps the words of a question that say something', async () => {
  const { plan } = await runOf('research', request);
  expect(plan[1]!.terms).toMatch(/^remote work lower office rents mid-sized European cities /);
});

describe('without a model', () => {
  it('quotes one’s own files where they speak of the question', async () => {
    const server = await createTestServer({ documents: createProcessReader() });
    const browser = await server.browser().signIn();
    const files = [
      await attach(browser, 'report.md', report),
      await attach(
        browser,
        'pages.pdf',
        pdfFile([['Nothing here.'], ['Office rents and remote work rose.']]),
      ),
      await attach(browser, 'opera.txt', 'The opera had a good year.'),
    ];
    const { references, leftOut, sources } = await runOf('research', withFiles(files), { browser });
    expect(references.map(({ title, origin, quotations }) => [title, origin, quotations])).toEqual([
      [
        'report.md',
        'file',
        [
          {
            id: 'q1',
            // Its own citation of a source is none of ours.
            text: 'Office rents fell by 4% in 2024, and landlords name remote work as the reason (…)',
            place: 'paragraph 2',
          },
        ],
      ],
      [
        'pages.pdf',
        'file',
        [{ id: 'q1', text: 'Office rents and remote work rose', place: 'page 2' }],
      ],
    ]);
    expect(leftOut).toEqual(['opera.txt: no passage has enough words of the question.']);
    expect(sources?.map(({ kind, name }) => [kind, name])).toEqual([
      ['file', 'report.md'],
      ['file', 'pages.pdf'],
      ['request', request.question],
      ['tool', expect.any(String)],
    ]);
  });

  it('reads typed references, joins the same ones and says which line is broken', async () => {
    const references = [
      '@article{bloom, title={Does working from home work?}, author={Bloom, Nicholas and Liang, James},',
      '  journal={QJE}, year={2015}, volume={130}, number={1}, pages={165--218}, doi={10.1093/qje/qju032}}',
      '@article{broken, title={x}, year = }',
      'TY  - BOOK',
      'TI  - Offices',
      'AU  - Müller, Anna',
      'ER  - ',
      'https://doi.org/10.1093/QJE/qju032',
      '10.3386/w30526',
    ].join('\n');
    const { references: read, notes } = await runOf('research', { ...request, references });
    expect(read).toMatchObject([
      {
        id: 's1',
        kind: 'article',
        title: 'Does working from home work?',
        authors: ['Bloom, Nicholas', 'Liang, James'],
        year: '2015',
        pages: '165-218',
        joined: 1,
      },
      { id: 's2', kind: 'book', title: 'Offices', authors: ['Müller, Anna'] },
      { id: 's3', title: '', doi: '10.3386/w30526', read: 'none' },
    ]);
    expect(notes).toEqual([
      'Line 3 could not be read: @article{broken, title={x}, year = }',
      '2 entries with the DOI 10.1093/qje/qju032 were joined.',
      '1 DOI has no title: nothing was looked up. Add the title by hand.',
    ]);
  });

  it('takes 500 references', async () => {
    const references = Array.from({ length: 501 }, (_, at) => `10.1000/paper.${at}`).join('\n');
    const { references: read, notes } = await runOf('research', { ...request, references });
    expect(read).toHaveLength(500);
    expect(notes[0]).toBe('1 reference was left out: a result holds 500.');
  });
});

it('a question of one sign has a plan', async () => {
  expect((await runOf('research', { question: '…' })).plan).toHaveLength(5);
});

it.each(['', '   '])('an empty question is asked for: “%s”', async (question) => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/research/runs', { question });
  expect(refused).toMatchObject({
    status: 422,
    fields: { question: 'Enter the question you want answered' },
  });
});

/** A service with one model that gives these answers, and what it was asked. */
function service(answers: Record<string, object>) {
  const asked: CompletionRequest[] = [];
  const main: ModelProvider = {
    offline: false,
    models: () => Promise.resolve([{ id: 'first', name: 'first', provider: 'Test' }] as never),
    async *complete(request) {
      asked.push(request);
      yield { type: 'delta', text: JSON.stringify(answers[request.prompt.step]) };
      yield { type: 'end', inputTokens: 1, outputTokens: 1 };
    },
  };
  return { main, asked };
}

describe('with a model', () => {
  const plan = {
    questions: [{ question: 'How large is it?', terms: 'rents', places: ['OpenAlex'] }],
    include: ['It measures rents.'],
    exclude: ['It is an opinion.'],
  };
  const told = {
    passage: '[1]',
    kind: 'report',
    title: 'Annual report of the city',
    authors: ['Invented, Ivan'],
    year: '2024',
    container: 'Journal of Nowhere',
    doi: '10.1000/invented',
    quotation: 'Office rents fell by 4% in 2024',
  };
  const sources = {
    sources: [told, { ...told, passage: '[77]' }],
    leftOut: [{ passage: '[2]', why: 'an opera' }],
  };
  const synthesis = {
    headline: 'They fell by 4%',
    answer: 'Rents fell by 4% in 2024 [1], elsewhere too [9].',
    claims: [
      { text: 'Rents fell.', note: 'One report', supports: ['[1]'], partly: [], against: ['[9]'] },
      { text: 'A paper says so.', note: '', supports: ['[2]'], partly: [], against: [] },
    ],
    agreements: [],
    contradictions: [],
    open: ['What of Graz?'],
  };
  const runWithModel = async () => {
    const { main, asked } = service({ plan, sources, synthesis });
    const offline = createOfflineProvider(offlineContent, { pace: 0 });
    const server = await createTestServer({
      models: (store) => createModels(store, { offline, main }),
    });
    const browser = await server.browser().signIn();
    const files = [
      await attach(browser, 'report.md', report),
      await attach(browser, 'opera.txt', 'The opera had a good year.'),
    ];
    const given = { ...withFiles(files), references: '10.3386/w30526', kinds: [...referenceKinds] };
    const { task } = await runAssistant('research', given, { browser });
    return { task, result: assistants.research.result.parse(task.result), asked };
  };

  it('nothing is kept of a source that the source does not say', async () => {
    const { result } = await runWithModel();
    expect(result.references).toMatchObject([
      {
        title: 'Annual report of the city',
        authors: [],
        year: '2024',
        container: '',
        doi: '',
        origin: 'file',
        quotations: [{ text: 'Office rents fell by 4% in 2024' }],
      },
      { title: '', doi: '10.3386/w30526', read: 'none' },
    ]);
    expect(result.leftOut).toEqual(['opera.txt: an opera']);
  });

  it('a source that does not exist is removed, and so is one nobody has read; both are said', async () => {
    const { result, task } = await runWithModel();
    expect(result.claims).toMatchObject([
      { links: [{ reference: 's1', stance: 'supports' }], standing: 'supported' },
      { links: [], standing: 'unsourced' },
    ]);
    expect(result.answer).toBe('Rents fell by 4% in 2024 [1], elsewhere too.');
    expect(result.notes.slice(1)).toEqual([
      '1 source the model named does not exist among the files and pages, and was removed.',
      '2 links from claims were removed: the source does not exist or nobody has read it.',
    ]);
    expect(task.result?.offline).toBe(false);
  });

  it('is told the sources with their words, and which of them nobody has read', async () => {
    const { asked } = await runWithModel();
    expect(asked.map(({ prompt }) => prompt.step)).toEqual(['plan', 'sources', 'synthesis']);
    const { question } = await renderPrompt(asked[2]!.prompt, 'en');
    expect(question).toContain('[1] Annual report of the city');
    expect(question).toContain('<quoted>\nOffice rents fell by 4% in 2024\n</quoted>');
    expect(question).toContain('[2] 10.3386/w30526\nNobody has read it');
  });
});
