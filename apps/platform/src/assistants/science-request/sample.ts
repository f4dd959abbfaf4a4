import {
  assistants,
  deriveResult,
  type AssistantFields,
  type AssistantResult,
} from '@constella/api-client/contract';

type Science = AssistantResult<'science-request'>;

/** A question of science as somebody types it; for stories and tests. */
export const asked: AssistantFields<'science-request'> = {
  queryDescription: 'Which formula for the time of a fall is right? Leave the air out.',
  domain: 'physics',
  queryType: 'problemSolving',
  difficulty: 'research',
  timeframe: 'immediate',
  relatedFields: ['Mechanics'],
  knownResults: 'Free fall has constant acceleration',
  formulas: 't = sqrt(2*h*g)\nsqrt(2*g*h) * sqrt(2*h/g) = 2*h\nf(x) = f(x)',
  symbols: 't [s]\nh [m] 1..100\ng [m/s^2] 1..25',
};

/** Its result: a formula whose units do not fit, one that stood its checks, one nobody can read. */
export const sampleResult: Science = deriveResult<Science>(
  assistants['science-request'],
  {
    text: '',
    title: 'Which formula for the time of a fall is right?',
    locale: 'en',
    summary: 'Only the square root of 2h/g is a time.',
    statements: [
      {
        id: 'k1',
        kind: 'known',
        title: 'Known result 1',
        text: 'Free fall has constant acceleration',
        formula: '',
        basis: 'typed',
        rests: 'Typed as a known result; nobody has checked it.',
      },
      {
        id: 'f2',
        kind: 'claim',
        title: 'Formula 2',
        text: '',
        formula: 'f2',
        basis: 'typed',
        rests: 'Typed as a formula; what was checked stands beside it.',
      },
      {
        id: 't1',
        kind: 'conjecture',
        title: 'Where the air matters',
        text: 'For a **compact stone** the error stays small for some tens of meters.',
        formula: '',
        basis: 'model',
        rests: 'It rests on nothing that was given.',
      },
    ],
    concepts: [
      {
        id: 'q',
        name: 'The time of a fall',
        kind: 'question',
        basis: 'typed',
        rests: asked.queryDescription,
      },
      { id: 'd1', name: 'Mechanics', kind: 'field', basis: 'typed', rests: 'Mechanics' },
      { id: 'f2', name: 'v·t = 2·h', kind: 'formula', basis: 'typed', rests: 'v·t = 2·h' },
      { id: 'i1', name: 'Air resistance', kind: 'idea', basis: 'model', rests: '' },
    ],
    links: [
      { source: 'q', target: 'd1', basis: 'typed', rests: 'Mechanics' },
      { source: 'q', target: 'f2', basis: 'typed', rests: 'v·t = 2·h' },
      { source: 'i1', target: 'f2', basis: 'model', rests: 'Drag grows with speed.' },
    ],
    formulas: [
      {
        id: 'f1',
        typed: 't = sqrt(2*h*g)',
        tex: String.raw`t = \sqrt{2 \, h \, g}`,
        basis: 'typed',
      },
      {
        id: 'f2',
        typed: 'sqrt(2*g*h) * sqrt(2*h/g) = 2*h',
        tex: String.raw`\sqrt{2 \, g \, h} \, \sqrt{\frac{2 \, h}{g}} = 2 \, h`,
        basis: 'model',
      },
      { id: 'f3', typed: 'f(x) = f(x)', tex: '', basis: 'typed' },
    ],
    symbols: [{ name: 'h', unit: 'm', from: 1, to: 100 }],
    checks: [
      {
        formula: 'f1',
        kind: 'dimensions',
        outcome: 'failed',
        says: 'Units do not fit: s against m·s⁻¹.',
        proves: 'As typed, with these units, it cannot be right.',
      },
      {
        formula: 'f2',
        kind: 'identity',
        outcome: 'passed',
        says: 'Both sides agree, within rounding, at 2,000 points with h ∈ [1; 100].',
        proves: 'Agreement at these points alone. It is not a proof.',
      },
      {
        formula: 'f3',
        kind: 'reading',
        outcome: 'failed',
        says: 'It has something that is not worked out here.',
        proves: 'It proves nothing either way.',
      },
    ],
    approaches: '**Units first.** They cost nothing.',
    rivals: '**The square root of 2hg.** Against it: its units.',
    notes: [
      {
        id: 'n1',
        reviewer: 'proof',
        about: 't = sqrt(2*h*g)',
        text: 'Units do not fit: s against m·s⁻¹.',
        major: true,
      },
    ],
    missing: ['Mend or drop: t = sqrt(2*h*g)'],
  },
  asked,
);
