import { FeaturesSection } from './features-section';
import { SolutionsSection } from './solutions-section';
import { useHashTarget } from '../../base/use-hash-target';

/** Sections a tall window shows of the page before anybody scrolls. */
export function NearSections() {
  useHashTarget();
  return (
    <>
      <FeaturesSection />
      <SolutionsSection />
    </>
  );
}
