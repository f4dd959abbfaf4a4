import type { Namespace } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { VisuallyHidden } from '@constella/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { Boundary } from '../../base/boundary';
import { useOnDemand } from '../../base/loading/use-on-demand';
import * as styles from './below-the-fold.css';

interface Part {
  load: () => Promise<{ Sections: ComponentType }>;
  namespaces: readonly Namespace[];
  /** Keeps the part's place until it is there. */
  room: string;
}
const parts: readonly Part[] = [
  {
    load: () => import('./near-sections').then((m) => ({ Sections: m.NearSections })),
    namespaces: [],
    room: styles.nearRoom,
  },
  {
    load: () => import('./far-sections').then((m) => ({ Sections: m.FarSections })),
    namespaces: ['product', 'errors'],
    room: styles.farRoom,
  },
];

/** Signs of somebody who is about to go on. */
const signs = ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/** The page's sections: fetched when somebody stirs or comes near, into room kept for them. */
export function BelowTheFold() {
  return (
    <Boundary>
      {parts.map((part) => (
        <OnDemand key={part.room} {...part} />
      ))}
    </Boundary>
  );
}

function OnDemand({ load, namespaces, room }: Part) {
  const intl = useIntl();
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  const part = useOnDemand(needed, load, namespaces);
  if (hash !== '' && !needed) setNeeded(true);

  useEffect(() => {
    const element = place.current;
    if (needed || !element) return undefined;
    const want = () => setNeeded(true);
    // A section begins with empty room of its own: nothing is missed there.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: '-96px 0px' },
    );
    observer.observe(element);
    for (const sign of signs) window.addEventListener(sign, want, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) window.removeEventListener(sign, want);
    };
  }, [needed]);

  if (part) return <part.Sections />;
  return (
    <div ref={place} className={room} aria-busy={needed || undefined}>
      {needed && (
        <VisuallyHidden role="status">
          {intl.formatMessage({ id: 'shell.state.loading' })}
        </VisuallyHidden>
      )}
    </div>
  );
}
