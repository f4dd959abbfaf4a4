import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Link, Popover, Stack, Text } from '@constella/ui';
import { createContext, use, type ReactNode } from 'react';

import * as styles from './citation.css';
import { sourceLabel } from './source-label';

type Sources = NonNullable<RunResult['sources']>;

const CitedSources = createContext<Sources>([]);

interface CitedProps {
  /** In the order the texts cite them: the first is `[1]`. */
  sources: Sources | undefined;
  children: ReactNode;
}

/** Texts whose citations lead to these sources. */
export const Cited = ({ sources = [], children }: CitedProps) => (
  <CitedSources value={sources}>{children}</CitedSources>
);

interface CitationProps {
  /** From 1. */
  number: number;
}

/** A citation, which shows its source: what it is, the words, where they are. */
export function Citation({ number }: CitationProps) {
  const intl = useIntl();
  const source = use(CitedSources)[number - 1];
  const sign = `[${number}]`;
  if (!source) return sign;
  const { url, excerpt } = source;
  const name = sourceLabel(source, intl);
  return (
    <Popover
      title={intl.formatMessage({ id: 'run.citation' }, { number })}
      trigger={
        <button
          type="button"
          className={styles.citation}
          aria-label={intl.formatMessage({ id: 'run.citation.of' }, { number, name })}
        >
          {sign}
        </button>
      }
    >
      <Stack gap={8} className={styles.source}>
        <Text weight="medium" dir="auto">
          {name}
        </Text>
        {excerpt !== undefined && (
          <blockquote className={styles.quotation} dir="auto">
            {excerpt}
          </blockquote>
        )}
        {url && <Link href={url}>{intl.formatMessage({ id: 'run.citation.open' })}</Link>}
      </Stack>
    </Popover>
  );
}

const cited = /\[(\d{1,3})\]/;

/** A plain text with its citations. */
export const CitedText = ({ text }: { text: string }): ReactNode =>
  text
    .split(cited)
    // Every second part is a number.
    .map((part, at) =>
      at % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- a text is written once
        <Citation key={at} number={Number(part)} />
      ) : (
        part
      ),
    );
