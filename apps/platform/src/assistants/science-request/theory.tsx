import type { AssistantResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Heading, Inline, Stack } from '@constella/ui';

import { RunText } from '../../runs/run-text';
import { Formula } from './formula';
import { outcomeTones } from './outcome-tones';
import * as styles from './views.css';

type Result = AssistantResult<'science-request'>;

interface TheoryProps {
  items: readonly Result['statements'][number][];
  result: Pick<Result, 'formulas' | 'checks'>;
}

/** The statements of a theory, each with its formula, what was checked of it and what it rests on. */
export function Theory({ items, result: { formulas, checks } }: TheoryProps) {
  const intl = useIntl();
  return (
    <div className={styles.entries}>
      {items.map(({ id, kind, title, text, formula, basis, rests }) => {
        const shown = formulas.find((one) => one.id === formula);
        return (
          <div key={id} className={styles.entry}>
            <Stack gap={8}>
              <Inline gap={8}>
                <Heading level={3} size={16} dir="auto">
                  {title}
                </Heading>
                <Badge tone={kind === 'conjecture' || kind === 'question' ? 'warning' : 'neutral'}>
                  {intl.formatMessage({ id: `science.kind.${kind}` })}
                </Badge>
                {checks
                  .filter((check) => check.formula === formula)
                  .map((check) => (
                    <Badge key={check.kind} tone={outcomeTones[check.outcome]}>
                      {intl.formatMessage(
                        { id: 'shell.labelled' },
                        {
                          label: intl.formatMessage({ id: `science.check.kind.${check.kind}` }),
                          value: intl.formatMessage({ id: `science.outcome.${check.outcome}` }),
                        },
                      )}
                    </Badge>
                  ))}
                {basis === 'model' && (
                  <Badge tone="outline">{intl.formatMessage({ id: 'science.basis.model' })}</Badge>
                )}
              </Inline>
              {text && <RunText headingLevel={4} text={text} />}
              {shown && <Formula tex={shown.tex} typed={shown.typed} />}
              {rests && (
                <p className={styles.proves} dir="auto">
                  {rests}
                </p>
              )}
            </Stack>
          </div>
        );
      })}
    </div>
  );
}
