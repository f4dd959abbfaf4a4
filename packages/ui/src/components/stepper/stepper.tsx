'use client';

import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { AlertCircleIcon, CheckIcon } from '../../icons/index.js';
import { stepper } from '../../labels/en.js';
import { warnOfRepeatedKeys } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import { type StepState, stepStates } from './step-state.js';
import * as styles from './stepper.css.js';

export const stepperOrientations = ['horizontal', 'vertical'] as const;

/** One step of a `Stepper`. */
export interface Step {
  /** Unique, not empty. */
  id: string;
  title: ReactNode;
  /** Quiet words under the title. */
  description?: ReactNode;
  /** Said only where it does not follow from the place: an error, a step that was skipped. */
  state?: 'done' | 'error' | 'upcoming';
  /** Where it leads; it is then a link of the application's router. */
  href?: string;
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[];
  /** Id of the step somebody is at. */
  current: string;
  /** Beside each other, on a phone as a track of markers, or below each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Makes steps that are done or have an error buttons, which go back to them. */
  onStepSelect?: (id: string) => void;
}

interface StepBodyProps {
  step: Step;
  state: StepState;
  current: boolean;
  /** Its place, written for the reader. */
  number: string;
  fold: boolean;
  onSelect: ((id: string) => void) | undefined;
}

function StepBody({ step, state, current, number, fold, onSelect }: StepBodyProps) {
  const { Link, labels: texts } = useUi();
  const labels = { ...stepper, ...texts.stepper };
  const { id, title, description, href } = step;
  const word = state === 'done' ? labels.done : state === 'error' ? labels.error : undefined;
  const stateText = word === undefined ? null : <VisuallyHidden>{word}</VisuallyHidden>;
  const content = (
    <>
      <span aria-hidden="true" className={classNames(styles.marker, styles.markerOf[state])}>
        {state === 'done' ? (
          <CheckIcon size={14} />
        ) : state === 'error' ? (
          <AlertCircleIcon size={14} />
        ) : (
          number
        )}
      </span>
      <span className={classNames(styles.words, fold && styles.fold)}>
        <span className={classNames(styles.title, styles.titleOf[state])}>
          {title} {stateText}
        </span>
        {description === undefined ? null : (
          <span className={styles.description}>{description}</span>
        )}
      </span>
    </>
  );
  const className = classNames(styles.body, styles.pressable);
  const props = { className, 'aria-current': current ? ('step' as const) : undefined };
  if (href !== undefined)
    return (
      <Link {...props} href={href} onClick={() => onSelect?.(id)}>
        {content}
      </Link>
    );
  if (onSelect && (state === 'done' || state === 'error') && !current)
    return (
      <button type="button" {...props} onClick={() => onSelect(id)}>
        {content}
      </button>
    );
  return <span className={styles.body}>{content}</span>;
}

/** How far somebody is in a task of several steps. It shows the way and does not hold the forms. */
export function Stepper({
  steps: givenSteps,
  current,
  orientation = 'horizontal',
  onStepSelect,
  className,
  ...props
}: StepperProps) {
  const steps = listOrEmpty(givenSteps);
  warnOfRepeatedKeys('Stepper', 'steps', steps, 'id');
  const { labels: texts, locale } = useUi();
  const labels = { ...stepper, ...texts.stepper };
  const states = stepStates(steps, current);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <ol
      aria-label={labels.label}
      {...props}
      data-orientation={orientation}
      className={classNames(styles.list, styles.listOf[orientation], className)}
    >
      {steps.map((step, index) => {
        const isCurrent = step.id === current;
        const state = states[index] ?? 'upcoming';
        return (
          <li
            key={step.id}
            data-state={state}
            data-current={isCurrent ? '' : undefined}
            // On the link, where it is one.
            aria-current={isCurrent && step.href === undefined ? 'step' : undefined}
            className={classNames(styles.step, styles.stepOf[orientation])}
          >
            <StepBody
              step={step}
              state={state}
              current={isCurrent}
              number={numbers.format(index + 1)}
              fold={orientation === 'horizontal' && !isCurrent}
              onSelect={onStepSelect}
            />
          </li>
        );
      })}
    </ol>
  );
}
