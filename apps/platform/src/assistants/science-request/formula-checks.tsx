import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Inline, Panel, Stack } from '@constella/ui';

import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import { Formula } from './formula';
import { outcomeTones } from './outcome-tones';
import * as styles from './views.css';

type Result = Pick<AssistantResult<'science-request'>, 'formulas' | 'checks'>;

/** Every formula with what was checked of it, and what that proves. */
export function FormulaChecks({ result: { formulas, checks } }: { result: Result }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'science.formulas' });
  return (
    <Panel padding="none" title={title}>
      {formulas.length === 0 && (
        <p className={styles.none}>{intl.formatMessage({ id: 'science.formulas.none' })}</p>
      )}
      <ul className={styles.entries} aria-label={title}>
        {formulas.map(({ id, typed, tex, basis }) => (
          <li key={id} className={styles.entry}>
            <Stack gap={12}>
              <Formula tex={tex} typed={typed} />
              {basis === 'model' && (
                <div>
                  <Badge tone="outline">{intl.formatMessage({ id: 'science.graph.model' })}</Badge>
                </div>
              )}
              <ul className={styles.checks}>
                {checks
                  .filter(({ formula }) => formula === id)
                  .map(({ kind, outcome, says, proves }) => (
                    <li key={kind}>
                      <Stack gap={4}>
                        <Inline gap={8}>
                          <Badge tone={outcomeTones[outcome]}>
                            {intl.formatMessage({ id: `science.outcome.${outcome}` })}
                          </Badge>
                          <span className={styles.proves}>
                            {intl.formatMessage({ id: `science.check.kind.${kind}` })}
                          </span>
                        </Inline>
                        <p className={styles.says} dir="auto">
                          {says}
                        </p>
                        <p className={styles.proves} dir="auto">
                          {proves}
                        </p>
                      </Stack>
                    </li>
                  ))}
              </ul>
            </Stack>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Formulas and their checks as a table; one that was not checked has a row too. */
export function checkTable({ formulas, checks }: Result, intl: Intl): readonly ResultBlock[] {
  if (formulas.length === 0) return [];
  const caption = intl.formatMessage({ id: 'science.formulas' });
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: (['formula', 'kind', 'outcome', 'says', 'proves'] as const).map((column) =>
        intl.formatMessage({ id: `science.check.${column}` }),
      ),
      rows: formulas.flatMap(({ id, typed }) => {
        const own = checks.filter(({ formula }) => formula === id);
        if (own.length === 0)
          return [[typed, '', intl.formatMessage({ id: 'science.unchecked' }), '', '']];
        return own.map(({ kind, outcome, says, proves }) => [
          typed,
          intl.formatMessage({ id: `science.check.kind.${kind}` }),
          intl.formatMessage({ id: `science.outcome.${outcome}` }),
          says,
          proves,
        ]);
      }),
    },
  ];
}
