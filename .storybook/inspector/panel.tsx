import { Badge, Kbd, VisuallyHidden } from '@constella/ui';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment, type RefObject } from 'react';

import type { Group, InspectedValue, Inspection } from './inspect';
import * as styles from './inspector.css';
import { type Contrast, hexOf } from './paint';

export const words = {
  label: (name: string) => `Tokens of ${name}`,
  size: (width: number, height: number) => `${Math.round(width)} × ${Math.round(height)}`,
  none: 'no token',
  browser: 'the browser’s own',
  written: (text: string) => `written ${text}`,
  through: (names: readonly string[]) => `through ${names.join(', ')}`,
  from: (name: string) => `from ${name}`,
  contrast: 'contrast',
  ratio: (ratio: number) => `${ratio.toFixed(2)}:1`,
  least: (least: number) => `AA asks ${least}:1`,
  exempt: 'cannot be used now: nothing is asked',
  passes: 'passes',
  fails: 'fails',
  steps: { parent: 'Around', child: 'Inside', previous: 'Before', next: 'After' },
  keys: { into: 'into this panel and back', close: 'close' },
};

export type Step = keyof typeof words.steps;
const steps = Object.keys(words.steps) as Step[];

/** The element one step away in the document. */
export const neighbour = {
  parent: (element: Element) => element.parentElement,
  child: (element: Element) => element.firstElementChild,
  previous: (element: Element) => element.previousElementSibling,
  next: (element: Element) => element.nextElementSibling,
} satisfies Record<Step, (element: Element) => Element | null>;

const Swatch = ({ color }: { color: string }) => (
  <span
    aria-hidden="true"
    className={styles.swatch}
    style={assignInlineVars({ [styles.painted]: color })}
  />
);

function Value({ property, written, value, swatch, tokens, from }: InspectedValue) {
  const [only] = tokens;
  const isWhole = tokens.length === 1 && written === `var(${only?.variable})`;
  const aside = [
    ...(!isWhole && tokens.length > 0 && only?.variable ? [words.written(written)] : []),
    ...(from === undefined ? [] : [words.from(from)]),
  ];
  return (
    <div className={styles.row}>
      <dt className={styles.property}>{property}</dt>
      <dd className={styles.value}>
        {tokens.length === 0 && (
          <span className={styles.line}>
            {swatch && <Swatch color={swatch} />}
            <span className={styles.none}>{written === '' ? words.browser : words.none}</span>
            <span>{value}</span>
          </span>
        )}
        {tokens.map((token, index) => (
          <span key={`${index} ${token.name}`}>
            <span className={styles.line}>
              {swatch && tokens.length === 1 && <Swatch color={swatch} />}
              <code className={styles.token}>{token.name}</code>
              <span className={styles.amount}>{tokens.length === 1 ? value : token.value}</span>
            </span>
            {token.variable && (
              <>
                {' '}
                <code className={styles.variable}>{token.variable}</code>
              </>
            )}
            {token.through.length > 0 && <> {words.through(token.through)}</>}
          </span>
        ))}
        {aside.length > 0 && <span>{aside.join(', ')}</span>}
      </dd>
    </div>
  );
}

const Values = ({ groups }: { groups: readonly Group[] }) =>
  groups.flatMap(({ values }) => values.map((value) => <Value key={value.property} {...value} />));

const ContrastRow = ({ contrast: { ratio, least, ink, ground } }: { contrast: Contrast }) => (
  <div className={styles.row}>
    <dt className={styles.property}>{words.contrast}</dt>
    <dd className={styles.value}>
      <span className={styles.line}>
        <Swatch color={hexOf(ink)} />
        <Swatch color={hexOf(ground)} />
        <strong className={styles.token}>{words.ratio(ratio)}</strong>
        {least !== undefined && (
          <Badge tone={ratio >= least ? 'success' : 'danger'}>
            {ratio >= least ? words.passes : words.fails}
          </Badge>
        )}
      </span>
      <span>{least === undefined ? words.exempt : words.least(least)}</span>
    </dd>
  </div>
);

/** The summary a screen reader reads when the keyboard comes to an element. */
const summary = ({ name, groups, contrast }: Inspection): string =>
  [
    words.label(name),
    ...groups
      .filter((group) => ['Text', 'Background', 'Border'].includes(group.name))
      .flatMap(({ values }) =>
        values.map(
          ({ property, tokens, value }) =>
            `${property} ${tokens[0]?.name ?? `${words.none} ${value}`}`,
        ),
      ),
    ...(contrast ? [`${words.contrast} ${words.ratio(contrast.ratio)}`] : []),
  ].join(', ');

interface PanelProps {
  ref: RefObject<HTMLElement | null>;
  inspection: Inspection;
  /** Whether a screen reader is told; a moving pointer would say too much. */
  said: boolean;
  canStep: (step: Step) => boolean;
  onStep: (step: Step) => void;
}

/** The tokens of one element. Its words are English, from left to right, as Storybook's own are. */
export const Panel = ({ ref, inspection, said, canStep, onStep }: PanelProps) => (
  <section
    ref={ref}
    className={styles.panel}
    lang="en"
    dir="ltr"
    aria-label={words.label(inspection.name)}
    data-token-inspector=""
  >
    <div className={styles.head}>
      <h2 className={styles.title}>
        {inspection.name}
        <span className={styles.size}>{words.size(inspection.width, inspection.height)}</span>
      </h2>
      <div className={styles.walk}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-disabled={!canStep(step)}
            onClick={() => canStep(step) && onStep(step)}
          >
            {words.steps[step]}
          </button>
        ))}
      </div>
    </div>
    <div
      className={styles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      role="group"
      aria-label={words.label(inspection.name)}
    >
      <dl className={styles.list}>
        {inspection.contrast && <ContrastRow contrast={inspection.contrast} />}
        <Values groups={inspection.groups} />
      </dl>
      {inspection.parts.map(({ name, groups }) => (
        <Fragment key={name}>
          <h3 className={styles.part}>{name}</h3>
          <dl className={styles.list}>
            <Values groups={groups} />
          </dl>
        </Fragment>
      ))}
    </div>
    <div className={styles.foot}>
      <Kbd>Alt I</Kbd> {words.keys.into}, <Kbd>Esc</Kbd> {words.keys.close}
    </div>
    <VisuallyHidden role="status">{said ? summary(inspection) : ''}</VisuallyHidden>
  </section>
);
