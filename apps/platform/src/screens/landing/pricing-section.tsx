import { billingCycleFacts, billingCycles, regionFacts, regions } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, ErrorState, SegmentedControl } from '@constella/ui';

import { ErrorText } from '../../base/error-text';
import { anchors } from './anchors';
import { ComparisonTable } from './comparison-table';
import { PlanList, PlanListSkeleton } from './plan-list';
import * as styles from './pricing-section.css';
import { Section } from './section';
import { usePricing } from './use-pricing';

/** Plans by region and billing cycle, and their limits side by side. */
export function PricingSection() {
  const intl = useIntl();
  const { number } = useFormats();
  const { region, cycle, plans, setRegion, setCycle } = usePricing();
  return (
    <Section
      id={anchors.pricing}
      title={intl.formatMessage({ id: 'product.pricing.title' })}
      lead={intl.formatMessage({ id: 'product.pricing.lead' })}
    >
      <div className={styles.choices}>
        <SegmentedControl
          className={styles.choice}
          label={intl.formatMessage({ id: 'product.pricing.region' })}
          value={region}
          onValueChange={setRegion}
          options={regions.map((id) => ({
            value: id,
            label: intl.formatMessage(
              { id: 'product.pricing.regionOption' },
              {
                region: intl.formatMessage({ id: `product.pricing.region.${id}` }),
                symbol: regionFacts[id].symbol,
              },
            ),
          }))}
        />
        <SegmentedControl
          className={styles.choice}
          label={intl.formatMessage({ id: 'product.pricing.cycle' })}
          value={cycle}
          onValueChange={setCycle}
          options={billingCycles.map((id) => {
            const { discount } = billingCycleFacts[id];
            return {
              value: id,
              label: (
                <span className={styles.cycle}>
                  {intl.formatMessage({ id: `product.pricing.cycle.${id}` })}
                  {discount > 0 && (
                    <span className={styles.discount}>
                      {intl.formatMessage(
                        { id: 'product.pricing.discount' },
                        { percent: number(discount, { style: 'percent' }) },
                      )}
                    </span>
                  )}
                </span>
              ),
            };
          })}
        />
      </div>
      {plans.data || plans.isPending ? (
        <>
          {plans.data ? (
            <PlanList
              plans={plans.data}
              region={region}
              cycle={cycle}
              pricesPending={plans.isPlaceholderData}
            />
          ) : (
            <PlanListSkeleton />
          )}
          <ComparisonTable plans={plans.data} />
        </>
      ) : (
        <div id={anchors.comparison} className={styles.absent}>
          <ErrorState
            title={intl.formatMessage({ id: 'product.pricing.failed' })}
            description={<ErrorText error={plans.error} />}
            action={
              <Button busy={plans.isFetching} onClick={() => void plans.refetch()}>
                {intl.formatMessage({ id: 'shell.action.retry' })}
              </Button>
            }
          />
        </div>
      )}
    </Section>
  );
}
