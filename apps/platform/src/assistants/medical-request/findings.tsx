import type { AssistantResult } from '@constella/api-client';
import { confidenceWord, type MedicalFinding } from '@constella/api-client/contract';
import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { Badge, Heading, Inline, Panel, Text } from '@constella/ui';

import type { ResultViewProps } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import { CitedText } from '../../runs/citation';
import type { ResultBlock } from '../../runs/result-document';
import * as styles from './findings.css';

type Result = AssistantResult<'medical-request'>;

/** A confidence in words, as a number and as a range. */
function confidenceText({ confidence, low, high }: MedicalFinding, intl: Intl) {
  return {
    word: intl.formatMessage({ id: `medical.confidence.${confidenceWord(confidence)}` }),
    figures: intl.formatMessage(
      { id: 'medical.confidence.range' },
      {
        value: intl.formatNumber(confidence),
        low: intl.formatNumber(low),
        high: intl.formatNumber(high),
      },
    ),
  };
}

function Confidence({ finding }: { finding: MedicalFinding }) {
  const intl = useIntl();
  const { confidence, low, high } = finding;
  const { word, figures } = confidenceText(finding, intl);
  return (
    <div>
      <Inline gap={8}>
        <Text as="span" size={13} weight="medium" tone="strong">
          {word}
        </Text>
        <Text as="span" size={12} tone="muted" numeric>
          {figures}
        </Text>
      </Inline>
      <div className={styles.scale} aria-hidden="true">
        <span
          className={styles.range}
          style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }}
        />
        <span
          className={styles.mark}
          style={{ insetInlineStart: `calc(${confidence}% - ${confidence / 33}px)` }}
        />
      </div>
    </div>
  );
}

/** What something rests on, each with its kind for those who do not see where it stands. */
export function Basis({ ids, given }: { ids: readonly string[]; given: Result['basis'] }) {
  const intl = useIntl();
  return (
    <div className={styles.basis}>
      <Text as="span" size={12} tone="muted">
        {intl.formatMessage({ id: 'medical.basis' })}
      </Text>
      {given
        .filter(({ id }) => ids.includes(id))
        .map(({ id, kind, text }) => (
          <Badge key={id} tone="outline">
            {intl.formatMessage(
              { id: 'medical.basis.entry' },
              {
                kind: intl.formatMessage({ id: `medical.basis.${kind}` }),
                text: <bdi key="text">{text}</bdi>,
              },
            )}
          </Badge>
        ))}
    </div>
  );
}

function Finding({ finding, given }: { finding: MedicalFinding; given: Result['basis'] }) {
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} size={14}>
          <bdi>{finding.title}</bdi>
        </Heading>
        <bdi>
          <CitedText text={finding.text} />
        </bdi>
        <Basis ids={finding.basis} given={given} />
        {finding.changes && (
          <Text as="span" size={12} tone="muted">
            {intl.formatMessage({ id: 'medical.changes' }, { text: finding.changes })}
          </Text>
        )}
      </div>
      <Confidence finding={finding} />
    </li>
  );
}

/** The surest finding above the reasoning, or that there is none. */
export function Primary({ result }: ResultViewProps<'medical-request'>) {
  const intl = useIntl();
  const [first] = result.findings;
  const label = intl.formatMessage({
    id: result.area === 'diagnosis' ? 'medical.primaryDiagnosis' : 'medical.leading',
  });
  return (
    <Panel aria-label={label}>
      <div className={first ? styles.row : undefined}>
        <div className={styles.words}>
          <Text as="span" size={12} tone="muted" weight="medium">
            {label}
          </Text>
          <Heading level={2} size={24}>
            <bdi>{first?.title ?? intl.formatMessage({ id: 'medical.insufficient' })}</bdi>
          </Heading>
          {first ? (
            <Basis ids={first.basis} given={result.basis} />
          ) : (
            <Text>{intl.formatMessage({ id: 'medical.insufficient.text' })}</Text>
          )}
        </div>
        {first && <Confidence finding={first} />}
      </div>
    </Panel>
  );
}

/** Every finding with what it rests on, how sure it is and what would change it. */
export function Findings({ result }: ResultViewProps<'medical-request'>) {
  const intl = useIntl();
  const { findings, basis } = result;
  if (findings.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'medical.findings' })}>
      <ol className={styles.rows}>
        {findings.map((finding) => (
          <Finding key={finding.id} finding={finding} given={basis} />
        ))}
      </ol>
    </Panel>
  );
}

/** The texts of what something rests on. */
export const basisTexts = (ids: readonly string[], { basis }: Result): string[] =>
  basis.filter(({ id }) => ids.includes(id)).map(({ text }) => text);

/** The findings in files, or that there is none. */
export function findingsDocument(result: Result, intl: Intl): ResultBlock[] {
  const say = (id: MessageId) => intl.formatMessage({ id });
  if (result.findings.length === 0)
    return [
      { kind: 'heading', level: 2, text: say('medical.insufficient') },
      { kind: 'text', markdown: say('medical.insufficient.text') },
    ];
  const caption = say('medical.findings');
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [caption, say('medical.confidence'), say('medical.basis'), say('medical.reasoning')],
      rows: result.findings.map((finding) => {
        const { word, figures } = confidenceText(finding, intl);
        return [
          finding.title,
          `${word} (${figures})`,
          basisTexts(finding.basis, result).join('\n'),
          [
            finding.text,
            finding.changes &&
              intl.formatMessage({ id: 'medical.changes' }, { text: finding.changes }),
          ]
            .filter(Boolean)
            .join('\n'),
        ];
      }),
    },
  ];
}
