import {
  accountDefaults,
  billingCycles,
  regions,
  type BillingCycleId,
  type RegionId,
} from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useLocale } from '@constella/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { useSession } from '../../base/session';

/** The option in the address, else the likely one; an unknown word is nothing. */
const oneOf = <T extends string>(list: readonly T[], ...wanted: (string | null | undefined)[]) =>
  wanted.map((word) => list.find((item) => item === word)).find((item) => item !== undefined);

/** The chosen region and billing cycle, kept in the address, and the region's plans. */
export function usePricing() {
  const api = useApi();
  const locale = useLocale();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const region: RegionId =
    oneOf(regions, params.get('region'), user?.region) ?? accountDefaults.region;
  const cycle: BillingCycleId = oneOf(billingCycles, params.get('cycle')) ?? 'annual';

  const plans = useQuery({
    // The server writes names and features in the reader's language.
    queryKey: [...queries.membershipPlans(api, region).queryKey, locale],
    queryFn: ({ signal }) => api.membershipPlans(region, { signal }),
    // Names stay while another region's prices are on the way.
    placeholderData: keepPreviousData,
  });
  const change = (name: 'region' | 'cycle', value: string) =>
    setParams(
      (current) => {
        current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    region,
    cycle,
    plans,
    setRegion: (next: string) => change('region', next),
    setCycle: (next: string) => change('cycle', next),
  };
}
