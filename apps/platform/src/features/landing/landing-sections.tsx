import { FaqSection } from './faq-section';
import { FeaturesSection } from './features-section';
import { PricingSection } from './pricing-section';
import { SolutionsSection } from './solutions-section';
import { UseCasesSection } from './use-cases-section';
import { useHashTarget } from './use-hash-target';

/** Everything under the first view. Loaded on its own: see `BelowTheFold`. */
export function LandingSections() {
  useHashTarget();
  return (
    <>
      <FeaturesSection />
      <SolutionsSection />
      <UseCasesSection />
      <PricingSection />
      <FaqSection />
    </>
  );
}
