import { Container } from '@constella/ui';

import { BelowTheFold } from './below-the-fold';
import { Claims } from './claims';
import { Hero } from './hero';
import { InPageNavigation } from './in-page-navigation';
import * as styles from './landing-screen.css';

/** The landing page: what is seen at once, and the sections that follow when somebody goes on. */
export function LandingScreen() {
  return (
    <Container className={styles.page}>
      <Hero />
      <Claims />
      <InPageNavigation />
      <BelowTheFold />
    </Container>
  );
}
