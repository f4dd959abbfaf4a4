import { riskBand, type AssistantId } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { useQuery } from '@tanstack/react-query';

import { scale } from '../risk/risk-options';
import * as styles from './result-sample.css';
import { sampleOf, type Sample } from './sample-of';

/**
 * A drawn part of what an assistant delivers, made from its finished example, in a place that is kept
 * for it. It repeats what the example says, so only eyes are told.
 */
export function ResultSample({ assistant }: { assistant: AssistantId }) {
  const { data } = useQuery(queries.assistantExample(useApi(), assistant));
  return (
    <div className={styles.frame} aria-hidden="true">
      {data && (
        <div className={styles.paper}>
          <Drawn sample={sampleOf(data)} />
        </div>
      )}
    </div>
  );
}

function Drawn({ sample }: { sample: Sample }) {
  switch (sample.kind) {
    case 'bars':
      return <Bars rows={sample.rows} />;
    case 'matrix':
      return <Matrix risks={sample.risks} />;
    case 'dates':
      return <Dates rows={sample.rows} />;
    case 'sections':
      return <Sections rows={sample.rows} />;
    case 'lines':
      return sample.rows.map((text) => (
        <p key={text} className={styles.row}>
          <span className={styles.label}>{text}</span>
        </p>
      ));
    case 'quiz':
      return <Quiz {...sample} />;
    case 'text':
      return (
        <div className={styles.text}>
          {sample.title !== undefined && <p className={styles.strong}>{sample.title}</p>}
          <p className={styles.words}>{sample.text}</p>
        </div>
      );
  }
}

type Of<Kind extends Sample['kind']> = Extract<Sample, { kind: Kind }>;

/** What leads, and how far. */
function Bars({ rows }: Pick<Of<'bars'>, 'rows'>) {
  const { number } = useFormats();
  return rows.map(({ label, share }, at) => (
    <p key={label} className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track}>
        <span
          className={styles.bar}
          data-first={at === 0 || undefined}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </span>
      <span className={styles.figure}>
        {number(share, { style: 'percent', maximumFractionDigits: 0 })}
      </span>
    </p>
  ));
}

/** The places of an axis. */
const steps = scale.map(Number);

/** How many risks stand where: likelihood upwards, impact along the line. */
function Matrix({ risks }: Pick<Of<'matrix'>, 'risks'>) {
  const { number } = useFormats();
  return (
    <div className={styles.matrix}>
      {steps.toReversed().flatMap((likelihood) =>
        steps.map((impact) => {
          const here = risks.filter(
            (one) => one.likelihood === likelihood && one.impact === impact,
          ).length;
          return (
            <span
              key={`${likelihood} ${impact}`}
              className={styles.place}
              data-level={riskBand(likelihood * impact)}
            >
              {here > 0 && <span className={styles.count}>{number(here)}</span>}
            </span>
          );
        }),
      )}
    </div>
  );
}

/** What applies from when, the urgent marked. */
function Dates({ rows }: Pick<Of<'dates'>, 'rows'>) {
  const intl = useIntl();
  return rows.map(({ label, day, isUrgent }) => (
    <p key={label} className={styles.row}>
      <span className={styles.day}>
        {day !== null && intl.formatDate(`${day}T12:00`, { month: 'short', day: 'numeric' })}
      </span>
      <span className={styles.label}>{label}</span>
      <span className={styles.dot} data-urgent={isUrgent || undefined} />
    </p>
  ));
}

/** Numbered headings with a text under each. */
function Sections({ rows }: Pick<Of<'sections'>, 'rows'>) {
  const { number } = useFormats();
  return rows.map((heading, at) => (
    <div key={heading} className={styles.section}>
      <p className={styles.sectionHead}>
        <span className={styles.day}>{number(at + 1)}</span>
        <span className={styles.label}>{heading}</span>
      </p>
      <span className={styles.stroke} />
      <span className={styles.stroke} data-short="" />
    </div>
  ));
}

/** A question with its answers, the right one chosen. */
function Quiz({ question, options, correct }: Omit<Of<'quiz'>, 'kind'>) {
  return (
    <div className={styles.text}>
      <p className={styles.question}>{question}</p>
      {options.map((option, at) => (
        <p key={option} className={styles.option}>
          <span className={styles.choice} data-chosen={at === correct || undefined} />
          <span className={styles.label}>{option}</span>
        </p>
      ))}
    </div>
  );
}
