import {
  billingCycleFacts,
  displayedPrice,
  recommendedTier,
  regionFacts,
  subscriptionTiers,
  type BillingCycleId,
  type Plan,
  type RegionId,
} from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Badge, ButtonLink, CheckIcon, Heading, Skeleton, SkeletonGroup } from '@constella/ui';

import { paths } from '../../base/paths';
import { useSession } from '../../base/session';
import { includedFeatures } from './included-features';
import * as styles from './plan-list.css';

interface PlanListProps {
  plans: readonly Plan[];
  region: RegionId;
  cycle: BillingCycleId;
  /** The plans are known, their prices are those of another region. */
  pricesPending: boolean;
}

/** The plans side by side in one panel. */
export function PlanList({ plans, ...props }: PlanListProps) {
  return (
    <div className={styles.plans} aria-busy={props.pricesPending || undefined}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} {...props} />
      ))}
    </div>
  );
}

function PlanCard({ plan, cycle, ...props }: { plan: Plan } & Omit<PlanListProps, 'plans'>) {
  const intl = useIntl();
  const { user } = useSession();
  const isRecommended = plan.tier === recommendedTier;
  const isFree = plan.monthlyPrice === 0;
  const register = `${paths.auth}?tab=register`;
  const join = isFree ? register : `${register}&from=${encodeURIComponent(paths.membership)}`;
  return (
    <article className={isRecommended ? styles.recommended : styles.plan}>
      <header className={styles.head}>
        <Heading level={3} size="16">
          {plan.name}
        </Heading>
        {isRecommended && (
          <Badge tone="highlight">
            {intl.formatMessage({ id: 'product.pricing.recommended' })}
          </Badge>
        )}
      </header>
      <p className={styles.description}>{plan.description}</p>
      <PlanPrice plan={plan} cycle={cycle} {...props} />
      <ButtonLink
        size="large"
        variant={isRecommended ? 'primary' : 'secondary'}
        href={user ? paths.membership : join}
      >
        {isFree && !user
          ? intl.formatMessage({ id: 'landing.hero.start' })
          : intl.formatMessage({ id: 'product.pricing.choose' }, { plan: plan.name })}
      </ButtonLink>
      <ul className={styles.features}>
        {includedFeatures(plan.features).map((feature) => (
          <li key={feature} className={styles.feature}>
            <CheckIcon size={14} className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The price of a month in this cycle, and the amount of each payment. */
function PlanPrice({
  plan,
  region,
  cycle,
  pricesPending,
}: { plan: Plan } & Omit<PlanListProps, 'plans'>) {
  const intl = useIntl();
  const { money, number } = useFormats();
  if (pricesPending)
    return (
      <>
        <p className={styles.cost}>
          <Skeleton shape="block" width={112} height={40} />
        </p>
        <p className={styles.bill}>
          <Skeleton width={144} />
        </p>
      </>
    );
  const currency = plan.currency ?? regionFacts[region].currency;
  const payment = displayedPrice(plan.monthlyPrice, cycle);
  const isFree = plan.monthlyPrice === 0;
  return (
    <>
      <p className={styles.cost}>
        <strong className={styles.amount}>
          {isFree
            ? number(0, {
                style: 'currency',
                currency,
                currencyDisplay: 'narrowSymbol',
                maximumFractionDigits: 0,
              })
            : money(payment / billingCycleFacts[cycle].multiplier, currency)}
        </strong>
        <span className={styles.per}>{intl.formatMessage({ id: 'product.pricing.perMonth' })}</span>
      </p>
      <p className={styles.bill}>
        {isFree
          ? intl.formatMessage({ id: 'product.pricing.noCard' })
          : intl.formatMessage(
              { id: `product.pricing.billed.${cycle}` },
              { price: money(payment, currency) },
            )}
      </p>
    </>
  );
}

/** The plans' places while they load. */
export function PlanListSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage({ id: 'product.pricing.loading' })}>
      <div className={styles.plans}>
        {subscriptionTiers.map((tier) => (
          <div key={tier} className={styles.plan}>
            <div className={styles.head}>
              <Skeleton width={96} />
            </div>
            <p className={styles.description}>
              <Skeleton width={120} />
            </p>
            <p className={styles.cost}>
              <Skeleton shape="block" width={112} height={40} />
            </p>
            <p className={styles.bill}>
              <Skeleton width={144} />
            </p>
            <Skeleton shape="block" height={40} />
            <div className={styles.features}>
              {Array.from({ length: 7 }, (_, line) => (
                <Skeleton key={line} width={line % 2 ? '60%' : '75%'} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
