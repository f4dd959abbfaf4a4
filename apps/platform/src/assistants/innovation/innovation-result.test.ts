import { assistants, deriveResult } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { doneOf, withActivities, withScore, type Innovation } from './innovation-result';
import { sampleChallenge, sampleResult } from './sample';

const derived = (result: Innovation) =>
  deriveResult(assistants.innovation, result, sampleChallenge);

const idOf = (title: string) =>
  sampleResult.ideas.find((idea) => idea.title.startsWith(title))?.id ?? '';
const score = (id: string, scores: readonly (number | null)[]) =>
  (['desirability', 'feasibility', 'viability'] as const).reduce(
    (result, criterion, at) => withScore(result, id, criterion, scores[at] ?? null),
    sampleResult,
  );

describe('scores', () => {
  it('move an idea in the ranking, and are a person’s own', () => {
    const id = idOf('Create');
    const scored = derived(score(id, [5, 5, 5]));
    expect(scored.ranking[0]).toMatchObject({ idea: id, share: 1, known: 1, place: 'quick_win' });
    expect(scored.ideas.find((idea) => idea.id === id)?.scores.viability).toMatchObject({
      score: 5,
      basis: 'set',
    });
  });

  it('that are taken back are unknown again', () => {
    const id = idOf('Create');
    const open = withScore(score(id, [5, 5, 5]), id, 'feasibility', null);
    const ranked = derived(open).ranking.find(({ idea }) => idea === id);
    expect(ranked).toMatchObject({ known: 0.667, place: 'open' });
  });
});

describe('ideas', () => {
  it('that are removed are not developed any more', () => {
    const [first] = sampleResult.ideas;
    const chosen = { ...sampleResult, chosen: first!.id };
    const without = (at: number) =>
      derived({ ...chosen, ideas: chosen.ideas.toSpliced(at, 1) }).chosen;
    expect(without(0)).toBeNull();
    expect(without(1)).toBe(first!.id);
  });
});

it('the road map keeps what was planned when its first day moves, and counts what is done', () => {
  const { total } = doneOf(sampleResult.roadmap);
  const [{ activities }] = sampleResult.roadmap.phases as [(typeof sampleResult.roadmap.phases)[0]];
  const done = withActivities(
    sampleResult,
    'concept_development',
    activities.map((activity) => ({ ...activity, done: true })),
  );
  const moved = derived({ ...done, roadmap: { ...done.roadmap, start: '2030-01-01' } });
  expect(moved.roadmap.phases[0]?.start).toBe('2030-01-01');
  expect(doneOf(moved.roadmap)).toEqual({ done: activities.length, total });
});
