import type { RunResult } from '@constella/api-client/contract';

import type { RowOf } from '../../store/tables.js';
import type { EthicsWords } from './words.js';

/** What a check looks at. */
export interface Examined {
  readonly result: RunResult;
  /** Every text of the result but where it comes from. */
  readonly texts: readonly string[];
  /** What the person gave and what the run found: it is nobody's invention. */
  readonly given: string;
  readonly request: unknown;
  /** Figures of the result that are numbers: they were typed or computed. */
  readonly numbers: readonly number[];
  /** The calls of tools of this attempt. */
  readonly calls: readonly RowOf<'tool_call_traces'>[];
  readonly words: readonly EthicsWords[];
}

/** What a check found. */
export interface Found {
  /** How much was looked at. */
  readonly examined: number;
  /** What was found, each once, as it may be shown. */
  readonly findings: readonly string[];
  /** A text without what was found. */
  readonly masked?: (text: string) => string;
}

/** One check of a result: pure, and quick enough for a whole document. */
export type Check = (examined: Examined) => Found;
