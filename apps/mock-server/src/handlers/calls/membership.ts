import {
  freeTierFallback,
  type Plan,
  type Subscription,
  type UsageMeter,
} from '@constella/api-client/contract';

import { currentSubscription, planOf } from '../../money/membership.js';
import { cycleOf } from '../../money/usage.js';
import { monthlyPrice } from '../../money/payments/price.js';
import type { Texts } from '../../base/language/texts.js';
import type { ServerText } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint } from '../http/context.js';

const membershipPlans: Endpoint<'membershipPlans'> = ({ query, texts, signedIn }, { store }) => {
  const region = query.region ?? signedIn?.user.region ?? 'US';
  const plans = store
    .all('subscription_plans')
    .filter(({ active }) => active)
    .map((plan) => planView(store, plan, region, texts));
  return { body: plans.filter((plan) => plan !== undefined) };
};

const userSubscription: Endpoint<'userSubscription'> = async (
  { signedIn, texts },
  { store, clock, billing },
) => {
  await billing.renew(signedIn.user);
  return { body: subscriptionView(store, signedIn.user, texts, clock.now()) };
};

/** A plan with its price of a region; `undefined` where it is not sold. */
function planView(
  store: Store,
  plan: RowOf<'subscription_plans'>,
  region: string,
  texts: Texts,
): Plan | undefined {
  const price = monthlyPrice(store, plan.id, region);
  return (
    price && {
      id: plan.id,
      name: texts.say(`server.plan.${plan.tier}.name`),
      description: texts.say(`server.plan.${plan.tier}.description`),
      tier: plan.tier,
      monthlyPrice: price.amount,
      currency: price.currency,
      features: plan.features.map((feature) =>
        texts.say(`server.feature.${feature}` as ServerText['id'], {
          count: plan.limits[feature] ?? 0,
        }),
      ),
      limits: plan.limits,
    }
  );
}

function subscriptionView(
  store: Store,
  user: RowOf<'users'>,
  texts: Texts,
  now: number,
): Subscription {
  const subscription = currentSubscription(store, user.id, now);
  const plan = subscription && store.find('subscription_plans', subscription.planId);
  const tier = plan?.tier ?? 'free';
  const status = subscription?.status ?? 'active';
  // Unpaid or paused, a plan is shown and gives nothing.
  const limits = planOf(store, user.id, now)?.limits ?? freeTierFallback.limits;
  const meter = (name: UsageMeter): number => limits[name] ?? 0;
  return {
    id: subscription?.id ?? null,
    tier,
    tierName: texts.say(`server.plan.${tier}.name`),
    status,
    statusText: texts.say(`server.subscription.status.${status}`),
    nextBillingDate: subscription?.nextBillingDate ?? null,
    usage: cycleOf(user, now).meters,
    limits: {
      tasks: meter('tasks'),
      tokens: meter('tokens'),
      images: meter('images'),
      audioMinutes: meter('audioMinutes'),
    },
  };
}

/** The calls of this file. */
export const membershipEndpoints = { membershipPlans, userSubscription };
