import { bounds, searchAddress, type PlannedSearch } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Link, Text } from '@constella/ui';

import type { ResultViewProps } from '../../runs/blocks/block';
import type { ItemRules } from '../../runs/blocks/items-block';
import { EntryRows } from './entry-rows';
import * as styles from './result-view.css';

const rules: ItemRules<PlannedSearch> = {
  title: 'question',
  fields: [
    {
      of: 'question',
      rows: 2,
      label: 'research.search.question',
      missing: 'research.search.missing',
    },
    { of: 'terms', rows: 2, label: 'research.search.terms' },
    { of: 'places', as: 'lines', rows: 3, label: 'research.search.places' },
  ],
  most: bounds.researchQuestions.max,
  fresh: {
    id: 'p',
    item: (intl, searches) => ({
      question: intl.formatMessage({ id: 'research.search.new' }),
      terms: '',
      places: [...(searches.at(-1)?.places ?? [])],
    }),
  },
  words: { add: 'research.search.add' },
};

/** The questions the question was taken apart into, and where each is looked for. */
export function SearchPlan({ result, onChange }: ResultViewProps<'research'>) {
  const intl = useIntl();
  const { plan, references, leftOut } = result;
  const found = references.length + leftOut.length;
  return (
    <EntryRows
      anchor="search"
      title={intl.formatMessage({ id: 'research.plan' })}
      meta={
        found > 0 &&
        intl.formatMessage(
          { id: 'research.found' },
          { found, kept: references.length, left: leftOut.length },
        )
      }
      rules={rules}
      items={plan}
      nameOf={({ question }) => question}
      put={onChange && ((next) => onChange({ ...result, plan: next }))}
    >
      {({ question, terms, places }, at) => (
        <div className={styles.reference}>
          <span className={styles.number}>{intl.formatNumber(at + 1)}</span>
          <div className={styles.referenceWords}>
            <Text size={13} weight="medium" dir="auto">
              {question}
            </Text>
            {terms && (
              <code className={styles.terms} dir="auto">
                {terms}
              </code>
            )}
            <ul className={styles.places}>
              {places.map((place) => {
                const address = searchAddress(place, terms);
                return (
                  <li key={place}>
                    {address ? (
                      <Link href={address}>
                        <bdi>{place}</bdi>
                      </Link>
                    ) : (
                      <bdi>{place}</bdi>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      )}
    </EntryRows>
  );
}
