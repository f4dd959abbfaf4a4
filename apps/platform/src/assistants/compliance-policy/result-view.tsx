import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout, Heading, Panel, Stack } from '@constella/ui';

import { RequiredText } from '../../base/editing/required-text';
import type { ResultViewProps } from '../shared/assistant';
import { PolicySection } from './policy-section';
import * as styles from './result-view.css';

/** The policy, section by section, and what a person has to check before it holds. */
export function CompliancePolicyResult({ result, onChange }: ResultViewProps<'compliance-policy'>) {
  const intl = useIntl();
  const { title, sections, checks } = result;
  return (
    <Stack gap={16}>
      {checks.length > 0 && (
        <Callout tone="warning" title={intl.formatMessage({ id: 'compliance.checks' })}>
          <ul className={styles.checks}>
            {checks.map((check) => (
              <li key={check}>
                <bdi>{check}</bdi>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Panel padding="none">
        <div className={styles.title}>
          {onChange ? (
            <RequiredText
              label={intl.formatMessage({ id: 'compliance.policies.title' })}
              maxLength={bounds.shortText.max}
              value={title}
              onChange={(next) => onChange({ ...result, title: next })}
            />
          ) : (
            <Heading level={2} size={20}>
              <bdi>{title}</bdi>
            </Heading>
          )}
        </div>
        {sections.map((section) => (
          <PolicySection
            key={section.id}
            section={section}
            onChange={
              onChange &&
              ((body) =>
                onChange({
                  ...result,
                  sections: sections.map((one) => (one.id === section.id ? { ...one, body } : one)),
                }))
            }
          />
        ))}
      </Panel>
    </Stack>
  );
}
