'use client';

import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { CheckIcon, MinusIcon } from '../../icons/index.js';
import { planCard as english } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import { Badge } from '../badge/badge.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as styles from './plan-card.css.js';

export interface PlanFeature {
  /** Identity across renders. @default the position in the list */
  id?: string;
  /** A feature, with its amount: "2,480 points a month". */
  text: ReactNode;
  /** False names something the plan has not. @default true */
  included?: boolean;
}

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The plan's name, the card's heading. */
  name: ReactNode;
  /** @default 'h3' */
  nameAs?: 'h2' | 'h3' | 'h4';
  /** One line: for whom it is. */
  description?: ReactNode;
  /** A large `Price`, or a `Skeleton` of its size while it loads. */
  price: ReactNode;
  /** The amount of each payment, in small print. */
  billing?: ReactNode;
  /** The button or link that chooses it. */
  action?: ReactNode;
  /** Its features. */
  features?: readonly PlanFeature[];
  /** Frames the one plan that is recommended. @default false */
  recommended?: boolean;
  /** The plan the reader has. @default false */
  current?: boolean;
}

const GroupContext = createContext(false);

/** One plan: name, price, what it holds, and the way to choose it. */
export function PlanCard({
  name,
  nameAs: Name = 'h3',
  description,
  price,
  billing,
  action,
  features: givenFeatures,
  recommended = false,
  current = false,
  className,
  ...props
}: PlanCardProps) {
  const features = listOrEmpty(givenFeatures);
  const ui = useUi();
  const labels = { ...english, ...ui.labels.planCard };
  const isGrouped = use(GroupContext);
  const nameId = useId();
  // Only beside something that is missing does it matter that the rest is there.
  const isComparing = features.some(({ included }) => included === false);
  return (
    <article
      aria-labelledby={nameId}
      aria-current={current || undefined}
      {...props}
      className={classNames(
        styles.card,
        isGrouped && styles.grouped,
        recommended && styles.recommended,
        recommended && isGrouped && styles.recommendedInGroup,
        className,
      )}
    >
      <header className={styles.head}>
        <Name id={nameId} className={styles.name}>
          {name}
        </Name>
        {recommended ? <Badge tone="highlight">{labels.recommended}</Badge> : null}
        {current ? <Badge tone="outline">{labels.current}</Badge> : null}
      </header>
      {/* Empty rows stay, so that the cards of a group stay aligned. */}
      <div className={styles.description}>{description}</div>
      <div className={styles.price}>{price}</div>
      <div className={styles.billing}>{billing}</div>
      <div className={action === undefined ? undefined : styles.action}>{action}</div>
      {features.length === 0 ? null : (
        <ul {...{ role: 'list' }} className={styles.features}>
          {features.map(({ id, text, included = true }, index) => (
            <li
              key={id ?? index}
              className={classNames(styles.feature, !included && styles.missing)}
            >
              <span className={styles.mark}>
                {included ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
              </span>
              {isComparing ? (
                <VisuallyHidden>{included ? labels.included : labels.notIncluded}</VisuallyHidden>
              ) : null}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Plans beside each other in one panel, divided by hairlines, with their prices and buttons aligned. */
export function PlanCardGroup({ className, ...props }: ComponentProps<'div'>) {
  return (
    <GroupContext value={true}>
      <div {...props} className={classNames(styles.group, className)} />
    </GroupContext>
  );
}
