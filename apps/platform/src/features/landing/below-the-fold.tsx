import { useIntl } from '@constella/i18n/react';
import { VisuallyHidden } from '@constella/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { useApp } from '../../app/app-context';
import { Boundary } from '../../app/boundary';
import { LoadFailure } from '../../app/load-failure';
import * as styles from './below-the-fold.css';

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
  const { messages } = useApp();
  const { hash } = useLocation();
  const room = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [needed, setNeeded] = useState(false);
  const [Sections, setSections] = useState<ComponentType | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);
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

  useEffect(() => {
    if (!needed || asked.current) return;
    asked.current = true;
    Promise.all([import('./landing-sections'), messages.require(['product'])]).then(
      ([module]) => setSections(() => module.LandingSections),
      (cause: unknown) =>
        setFailure(
          new LoadFailure('The sections of the landing page could not be loaded', { cause }),
        ),
    );
  }, [needed, messages]);

  if (failure) throw failure;
  if (Sections) return <Sections />;
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
