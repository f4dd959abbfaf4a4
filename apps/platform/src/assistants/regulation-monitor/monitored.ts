import type { AssistantResult } from '@constella/api-client';

/** What a look at regulations came to. */
export type Monitored = AssistantResult<'regulation-monitor'>;
/** A regulation or a change of one. */
export type Watched = Monitored['items'][number];

/** What a feed is narrowed down to; empty for all. */
export interface FeedView {
  readonly search: string;
  readonly level: string;
  readonly stage: string;
}

/** The entries that fit, in their order. */
export function filterFeed(
  items: readonly Watched[],
  { search, level, stage }: FeedView,
  locale: string,
): Watched[] {
  const wanted = search.trim().toLocaleLowerCase(locale);
  return items.filter(
    (item) =>
      (level === '' || item.level === level) &&
      (stage === '' || item.stage === stage) &&
      (wanted === '' ||
        [item.title, item.description, item.jurisdiction, item.source ?? '']
          .join('\n')
          .toLocaleLowerCase(locale)
          .includes(wanted)),
  );
}
