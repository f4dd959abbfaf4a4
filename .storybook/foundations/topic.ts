/** A word beside its rule: what to write and what not. */
export interface Example {
  good: string;
  bad: string;
  /** The reason for the difference. */
  why: string;
}

export interface TopicTable {
  heads: readonly string[];
  /** The first cell names the row. `Code` between backticks. */
  rows: readonly (readonly string[])[];
  /** Each row is written in a language of its own: its tag, by row. */
  languages?: readonly string[];
  /** Columns that are English even so. */
  english?: readonly number[];
}

/** One part of a page of the foundations; a story shows it, the Markdown twin holds the same. */
export interface TopicPart {
  id: string;
  title: string;
  /** One or two sentences under the title. */
  says: string;
  rules?: readonly string[];
  examples?: readonly Example[];
  table?: TopicTable;
  code?: string;
  /** Pages to read on. */
  links?: readonly { title: string; path: string }[];
}

export interface Topic {
  /** As in the sidebar: `Foundations/Writing`. */
  title: string;
  purpose: string;
  parts: readonly TopicPart[];
}

/** @throws RangeError for a part that is not there */
export const partOf = ({ title, parts }: Topic, id: string): TopicPart => {
  const found = parts.find((part) => part.id === id);
  if (!found) throw new RangeError(`${title} has no part "${id}"`);
  return found;
};
