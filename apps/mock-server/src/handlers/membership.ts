import {
  freeTierFallback,
  type Plan,
  type Subscription,
  type UsageMeter,
} from '@constella/api-client/contract';

import { currentSubscription } from '../engine/membership.js';
import { cycleOf } from '../engine/usage.js';
import type { Texts } from '../language/texts.js';
import type { ServerText } from '../refusal.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import type { Endpoint } from './context.js';

const membershipPlans: Endpoint<'membershipPlans'> = ({ query, texts, signedIn }, { store }) => {
  const region = query.region ?? signedIn?.user.region ?? 'US';
  const plans = store
    .all('subscription_plans')
    .filter(({ active }) => active)
    .map((plan) => planView(store, plan, region, texts));
  return { body: plans.filter((plan) => plan !== undefined) };
};

const userSubscription: Endpoint<'userSubscription'> = ({ signedIn, texts }, { store, clock }) => ({
  body: subscriptionView(store, signedIn.user, texts, clock.now()),
});

/** A plan with its price of a region; `undefined` where it is not sold. */
function planView(
  store: Store,
  plan: RowOf<'subscription_plans'>,
  region: string,
  texts: Texts,
): Plan | undefined {
  const price = store
    .rowsBy('regional_pricing', 'planId', plan.id)
    .find((entry) => entry.region === region && entry.active);
  return (
    price && {
      id: plan.id,
      name: texts.say(`server.plan.${plan.tier}.name`),
      description: texts.say(`server.plan.${plan.tier}.description`),
      tier: plan.tier,
      monthlyPrice: Math.round(price.monthlyPrice * 100),
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
  const limits = plan?.limits ?? freeTierFallback.limits;
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
