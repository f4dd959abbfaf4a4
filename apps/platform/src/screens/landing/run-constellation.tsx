import { useIntl, useFormats } from '@constella/i18n/react';
import { AgentGraphStill, Button, media } from '@constella/ui';
import { useRef, useState, type ComponentType } from 'react';

import { useMedia } from '../../base/use-media';
import type { LiveConstellationProps } from './live-constellation';
import * as styles from './run-constellation.css';
import { useSampleAgents } from './sample-run';

/** Height of the drawing in px, on a phone and elsewhere. */
const heights = { small: 324, wide: 512 } as const;

/**
 * The example run's agents. What is drawn first needs no d3; when somebody reaches for it, the
 * interactive graph takes its place in the same box with the same pixels (decision 0005).
 */
export function RunConstellation() {
  const intl = useIntl();
  const { list } = useFormats();
  const small = useMedia(media.small);
  const { nodes, links } = useSampleAgents(!small);
  const stage = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [Live, setLive] = useState<ComponentType<LiveConstellationProps> | null>(null);
  const height = small ? heights.small : heights.wide;

  const wake = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const { LiveConstellation } = await import('./live-constellation');
      setLive(() => LiveConstellation);
    } catch {
      // The drawing stays, and the next reach tries again.
      asked.current = false;
    }
  };
  const enter = async () => {
    await wake();
    requestAnimationFrame(() =>
      stage.current?.querySelector<SVGGElement>('[data-node][tabindex="0"]')?.focus(),
    );
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      onPointerEnter={() => void wake()}
      onFocus={() => void wake()}
    >
      {Live ? (
        <Live
          label={intl.formatMessage({ id: 'landing.run.label' })}
          nodes={nodes}
          links={links}
          height={height}
        />
      ) : (
        <AgentGraphStill
          variant="hero"
          height={height}
          nodes={nodes}
          links={links}
          label={intl.formatMessage(
            { id: 'landing.run.picture' },
            {
              title: intl.formatMessage({ id: 'landing.run.title' }),
              agents: list(
                nodes.map(({ name, note }) =>
                  intl.formatMessage({ id: 'landing.run.agent' }, { name, note }),
                ),
                'unit',
              ),
            },
          )}
        />
      )}
      <Button className={styles.explore} size="small" onClick={() => void enter()}>
        {intl.formatMessage({ id: 'landing.run.explore' })}
      </Button>
    </div>
  );
}
