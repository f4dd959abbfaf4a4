import { assistants, deriveResult } from '@constella/api-client/contract';
import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { resultDocument } from '../../runs/blocks/block-document';
import { decisionExample, reweighted } from './example';
import { withScore, type Decision } from './decision-matrix';
import { decisionResult } from './result';

const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });

/** Blocks between the report's heading and the next one. */
function reportOf(result: Decision): string[] {
  const { blocks } = resultDocument(decisionResult, result, intl);
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Report');
  const rest = blocks.slice(start + 1);
  return rest
    .slice(
      0,
      rest.findIndex(({ kind }) => kind === 'heading'),
    )
    .map((block) => (block.kind === 'text' ? block.markdown : block.kind));
}

const { text, ranking, recommendation } = decisionExample;
const percent = (share = 0) => intl.formatNumber(share, { style: 'percent' });
const edited = (next: Decision, before = decisionExample) =>
  deriveResult<Decision>(assistants.decision, next, {}, before);
const moved = reweighted(decisionExample, 0, 3);

describe('the report of a decision', () => {
  it('stands alone while weights and scores are those it was written for', () => {
    expect(reportOf(decisionExample)).toEqual([text]);
    expect(reportOf(reweighted(moved, 0, 5))).toEqual([text]);
  });

  it.each([
    ['a weight', moved],
    ['another weight after it', reweighted(moved, 2, 5)],
    ['a score', edited(withScore(decisionExample, 1, 2, 5))],
  ])('says after a change of %s that it is older, and its figures', (_what, result) => {
    const [note, ...rest] = reportOf(result);
    expect(rest).toEqual([text]);
    expect(note).toContain('written before weights or scores were changed');
    expect(note).toContain(`Add Gdańsk as a second site (${percent(ranking[0]?.share)})`);
    expect(note).toContain(`a confidence of ${percent(recommendation.confidence)}.`);
  });

  it('is as new as the matrix once somebody writes it anew', () => {
    const written = edited({ ...moved, text: 'We wait.' }, moved);
    expect(reportOf(written)).toEqual(['We wait.']);
    const [note] = reportOf(reweighted(written, 0, 5));
    expect(note).toContain(`a confidence of ${percent(moved.recommendation.confidence)}.`);
  });
});
