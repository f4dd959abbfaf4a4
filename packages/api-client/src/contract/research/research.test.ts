import { describe, expect, it } from 'vitest';

import { research } from '../assistants/research.js';
import { followReferences, standingOf, type Claim } from './claims.js';
import { ofCsl, toCsl } from './csl.js';
import { databasesFor, searchAddress } from './databases.js';
import { readReferences, type ParseReference } from './read-references.js';
import { doiIn, joinReferences, newReference, referenceLine, type Reference } from './reference.js';
import { languages, referenceKinds, researchFields } from '../enums.js';

const source = (id: string, known: Partial<Reference> = {}): Reference => ({
  ...newReference({ title: `Title ${id}`, ...known }),
  id,
});
const claim = (id: string, links: Claim['links'], text = `Claim ${id}`): Claim => ({
  id,
  text,
  note: '',
  links,
  standing: 'unsourced',
});

describe('a claim', () => {
  it.each([
    ['supported', ['supports', 'partly']],
    ['partly', ['partly']],
    ['disputed', ['supports', 'against']],
    ['disputed', ['against']],
    ['unsourced', []],
  ] as const)('is %s by what %j say', (standing, stances) => {
    const links = stances.map((stance, at) => ({ reference: `s${at}`, stance }));
    expect(standingOf({ text: 'It is so.', links })).toBe(standing);
    expect(standingOf({ text: '[…]', links })).toBe('blank');
  });
});

describe('what follows from the sources', () => {
  const [one, two, three] = [source('s1'), source('s2'), source('s3')];
  const supports = (reference: string) => ({ reference, stance: 'supports' }) as const;

  it('goes with a source that is removed, and numbers move up', () => {
    const { claims, cited } = followReferences([one, three], [one, two, three]);
    const [first, second] = claims([
      claim('c1', [supports('s2')]),
      claim('c2', [supports('s2'), supports('s3')]),
    ]);
    expect(first).toMatchObject({ links: [], standing: 'unsourced' });
    expect(second).toMatchObject({ links: [supports('s3')], standing: 'supported' });
    expect(cited('So [1], so [2], so [3]; see [4] and [a link](https://x.org).')).toBe(
      'So [1], so, so [2]; see and [a link](https://x.org).',
    );
  });

  it('follows a source into the one of the same DOI', () => {
    const twice = [
      source('s1', { doi: '10.1000/AB', year: '' }),
      two,
      source('s3', { doi: '10.1000/ab', year: '2020', read: 'abstract' }),
    ];
    const { references, claims, cited } = followReferences(twice);
    expect(references.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(references[0]).toMatchObject({ joined: 1, year: '2020', read: 'abstract' });
    expect(claims([claim('c1', [supports('s1'), supports('s3')])])[0]?.links).toEqual([
      supports('s1'),
    ]);
    expect(cited('[3][2]')).toBe('[1][2]');
    // Nothing more to join: the same list again.
    expect(joinReferences(references).references).toEqual(references);
  });

  it('is one result with its sources', () => {
    const result = research.derive!(
      research.result.parse({
        text: '',
        title: 'Does it?',
        locale: 'en',
        headline: 'It does',
        answer: 'It does [1], not [2].',
        claims: [claim('c1', [supports('s2')]), claim('c2', [])],
        references: [one, source('s2', { doi: '10.1000/x', origin: 'web' })],
        agreements: [],
        contradictions: [],
        open: [],
        plan: [],
        include: [],
        exclude: [],
        leftOut: [],
        notes: [],
        sources: [{ kind: 'request', name: 'Does it?', count: 1 }],
      }),
      research.request.parse({ question: 'Does it?' }),
    );
    expect(result.sources).toEqual([
      { kind: 'document', name: 'Title s1', count: 1 },
      { kind: 'web', name: 'Title s2', url: 'https://doi.org/10.1000/x', count: 2 },
      { kind: 'request', name: 'Does it?', count: 1 },
    ]);
    expect(result.text).toContain('1. Claim c1 [2]\n2. Claim c2\n');
  });
});

describe('typed references', () => {
  const parse: ParseReference = (entry) => {
    if (!entry.includes('title') && !entry.includes('TI  -')) throw new Error('broken');
    return [{ type: 'book', title: /(?:title\s*=\s*\{|TI {2}- )([^}\n]*)/.exec(entry)?.[1] ?? '' }];
  };

  it('are read in any mixture, and the broken ones are named by their line', () => {
    const typed = [
      '@string{qje = {QJE}}',
      '@book{a,',
      '  title = {First}',
      '}',
      '',
      '@article{broken, author = {Bloom,',
      '@book{b, title = {Second}}',
      'TY  - BOOK',
      'TI  - Third',
      'ER  - ',
      'https://doi.org/10.1093/qje/qju032',
      'doi:10.1257/aer.20141368.',
      'Bloom, N. (2015). Does working from home work? The Quarterly Journal of Economics.',
      'https://www.oecd.org/telework',
    ].join('\r\n');
    const { references, broken } = readReferences(typed, parse);
    expect(broken).toEqual([{ line: 6, entry: '@article{broken, author = {Bloom,' }]);
    expect(references.map(({ title, doi, url }) => title || doi || url)).toEqual([
      'First',
      'Second',
      'Third',
      '10.1093/qje/qju032',
      '10.1257/aer.20141368',
      'Does working from home work?',
      'https://www.oecd.org/telework',
    ]);
    // A DOI alone stays without a title: nothing is looked up.
    expect(references[3]).toMatchObject({ title: '', kind: 'article', read: 'none' });
    expect(references[5]).toMatchObject({
      authors: ['Bloom, N'],
      year: '2015',
      container: 'The Quarterly Journal of Economics',
    });
    expect(references[6]).toMatchObject({ kind: 'web', title: '' });
  });

  it('are as many as a result holds, and the rest is counted', () => {
    const lines = Array.from({ length: 520 }, (_, at) => `A paper about rents, number ${at}`);
    const { references, beyond } = readReferences(lines.join('\n'), parse);
    expect([references.length, beyond]).toEqual([500, 20]);
  });

  it.each([
    ['10.1093/qje/qju032', '10.1093/qje/qju032'],
    ['(see https://doi.org/10.1257/aer.20141368).', '10.1257/aer.20141368'],
    ['10.1016/S0140-6736(20)30183-5.', '10.1016/S0140-6736(20)30183-5'],
    ['10.1000/(ab)', '10.1000/(ab)'],
    ['10 reasons/why', ''],
  ])('have the DOI of %s', (text, doi) => {
    expect(doiIn(text)).toBe(doi);
  });
});

describe('bibliographies', () => {
  it.each(referenceKinds)('a source that is a %s is the same one afterwards', (kind) => {
    const known = newReference({
      kind,
      title: 'A title',
      authors: ['Bloom, Nicholas', 'World Bank'],
      year: '2015',
      container: 'QJE',
      volume: '130',
      issue: '1',
      pages: '165-218',
      publisher: 'OUP',
      doi: '10.1093/qje/qju032',
    });
    const [item] = toCsl([{ ...known, id: 's1' }]);
    expect(item).toMatchObject({ id: 'bloom2015', 'citation-key': 'bloom2015' });
    expect(ofCsl(item!)).toEqual(known);
  });

  it('keeps keys apart and leaves out what is not known', () => {
    const items = toCsl([
      source('s1', { authors: ['Bloom, N.'], year: '2015' }),
      source('s2', { authors: ['Bloom, N.'], year: '2015' }),
      source('s3', { authors: ['王'] }),
      source('s4', { title: '', doi: '10.1000/x' }),
    ]);
    expect(items.map(({ id }) => id)).toEqual(['bloom2015', 'bloom2015b', 'source3', 'source4']);
    expect(items[3]).toEqual({
      id: 'source4',
      'citation-key': 'source4',
      type: 'article-journal',
      DOI: '10.1000/x',
    });
  });

  it('writes a line of what is known', () => {
    expect(
      referenceLine(
        newReference({
          authors: ['Bloom, Nicholas', 'Liang, James'],
          year: '2015',
          container: 'QJE',
          volume: '130',
          issue: '1',
          pages: '165-218',
        }),
      ),
    ).toBe('Bloom, Liang, 2015. QJE 130(1), 165-218');
    expect(referenceLine(newReference())).toBe('');
  });
});

describe('databases', () => {
  it.each(researchFields)('there are some for %s in every language, with addresses', (field) => {
    for (const language of languages) {
      const places = databasesFor(field, language);
      expect(places.length).toBeGreaterThan(2);
      for (const { name } of places) expect(URL.canParse(searchAddress(name, 'a b')!)).toBe(true);
    }
  });

  it('are searched where they take a search', () => {
    expect(searchAddress('google scholar', '"remote work" rents')).toBe(
      'https://scholar.google.com/scholar?q=%22remote%20work%22%20rents',
    );
    expect(searchAddress('SSRN', 'rents')).toBe('https://www.ssrn.com/');
    expect(searchAddress('The drawer at home', 'rents')).toBeUndefined();
  });
});
