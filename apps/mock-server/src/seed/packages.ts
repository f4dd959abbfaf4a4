import { regionFacts, regions } from '@constella/api-client/contract';

import { instant } from '../base/clock.js';
import type { Store } from '../store/store.js';
import { regionalPrice } from './plans.js';

interface PackageFacts {
  /** Names `server.package.*`. */
  readonly name: 'small' | 'medium' | 'large' | 'team';
  readonly points: number;
  /** US cents. A point is cheaper in a larger package, and cheapest in a membership. */
  readonly price: number;
  readonly popular?: true;
  readonly bestValue?: true;
}

const packages: readonly PackageFacts[] = [
  { name: 'small', points: 500, price: 690 },
  { name: 'medium', points: 2_000, price: 2_290, popular: true },
  { name: 'large', points: 10_000, price: 8_990 },
  { name: 'team', points: 50_000, price: 34_990, bestValue: true },
];

/** Puts the point packages into an empty store, each in the currency of every region. */
export function seedPackages(store: Store, now: number): void {
  for (const region of regions)
    for (const { name, points, price, popular = false, bestValue = false } of packages)
      store.insert('point_packages', {
        name: `server.package.${name}.name`,
        description: `server.package.${name}.description`,
        points,
        price: regionalPrice(price, region) / 100,
        currency: regionFacts[region].currency,
        popular,
        bestValue,
        createdAt: instant(now),
      });
}
