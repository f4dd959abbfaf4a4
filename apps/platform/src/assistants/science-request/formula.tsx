import { useEffect, useRef, useState } from 'react';

import * as styles from './views.css';

interface FormulaProps {
  tex: string;
  /** As it was written: shown until it is set, and where it cannot be. */
  typed: string;
}

/**
 * A formula as MathML, which a screen reader reads part by part. What sets it is fetched with the first
 * one; macros are expanded a thousand times at most, and nothing in it may load or link anything.
 */
export function Formula({ tex, typed }: FormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSet, setSet] = useState(false);
  useEffect(() => {
    let isGone = false;
    const { current } = place;
    if (tex === '' || !current) return undefined;
    import('temml')
      .then(({ default: temml }) => {
        if (isGone) return;
        temml.render(tex, current, {
          displayMode: true,
          throwOnError: true,
          trust: false,
          maxExpand: 1_000,
          maxSize: [20, 20],
        });
        setSet(true);
      })
      // It stays as it was written.
      .catch(() => setSet(false));
    return () => {
      isGone = true;
    };
  }, [tex]);
  return (
    <div className={styles.formula} dir="ltr">
      <span ref={place} hidden={!isSet} />
      {!isSet && <code className={styles.typed}>{typed}</code>}
    </div>
  );
}
