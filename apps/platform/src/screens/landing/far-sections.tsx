import { FaqSection } from './faq-section';
import { PricingSection } from './pricing-section';
import { UseCasesSection } from './use-cases-section';
import { useHashTarget } from '../../base/use-hash-target';

/** The rest of the page. */
export function FarSections() {
  useHashTarget();
  return (
    <>
      <UseCasesSection />
      <PricingSection />
      <FaqSection />
    </>
  );
}
