import { useIntl } from '@constella/i18n/react';
import { VisuallyHidden } from '@constella/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { Boundary } from '../../app/boundary';
import { useOnDemand } from '../../app/use-on-demand';
import * as styles from './below-the-fold.css';

const loadSections = () => import('./landing-sections');
const sectionNamespaces = ['product'] as const;

/** Signs of somebody who is about to go on. */
const signs = ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** The page's sections: fetched when somebody stirs or comes near, into room kept for them. */
export function BelowTheFold() {
  return (
    <Boundary>
      <SectionsOnDemand />
    </Boundary>
  );
}

function SectionsOnDemand() {
  const intl = useIntl();
  const { hash } = useLocation();
  const room = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  const sections = useOnDemand(needed, loadSections, sectionNamespaces);
  if (hash !== '' && !needed) setNeeded(true);

  useEffect(() => {
    const element = room.current;
    if (needed || !element) return undefined;
    const want = () => setNeeded(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) want();
    });
    observer.observe(element);
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, [needed]);

  if (sections) return <sections.LandingSections />;
  return (
    <div ref={room} className={styles.room} aria-busy={needed || undefined}>
      {needed && (
        <VisuallyHidden role="status">
          {intl.formatMessage({ id: 'shell.state.loading' })}
        </VisuallyHidden>
      )}
    </div>
  );
}
