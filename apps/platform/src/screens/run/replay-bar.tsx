import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  PauseIcon,
  PlayIcon,
  SegmentedControl,
  SliderField,
  XIcon,
  useDuration,
} from '@constella/ui';

import { replaySpeeds } from '../../runs/replay';
import * as styles from './run-screen.css';
import type { Playback } from './use-playback';

interface ReplayBarProps {
  playback: Playback;
  /** Milliseconds. */
  duration: number;
  onClose: () => void;
}

/** Plays a recorded run: on, to a moment, faster. */
export function ReplayBar({ playback, duration, onClose }: ReplayBarProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const inWords = useDuration();
  const { position, speed, isPlaying, setSpeed, seek, toggle } = playback;
  const seconds = Math.ceil(duration / 100) / 10;
  return (
    <section className={styles.replay} aria-label={intl.formatMessage({ id: 'run.replay.label' })}>
      <Button icon={isPlaying ? <PauseIcon /> : <PlayIcon />} onClick={toggle}>
        {intl.formatMessage({ id: isPlaying ? 'run.replay.pause' : 'run.replay.play' })}
      </Button>
      <div className={styles.scrubber}>
        <SliderField
          label={intl.formatMessage({ id: 'run.replay.position' })}
          value={Math.round(position / 100) / 10}
          onValueChange={(next) => seek(next * 1000)}
          min={0}
          max={seconds}
          step={0.1}
          format={(value) => inWords(value * 1000)}
        />
      </div>
      <SegmentedControl
        label={intl.formatMessage({ id: 'run.replay.speed' })}
        labelHidden
        value={String(speed)}
        onValueChange={(next) =>
          setSpeed(replaySpeeds.find((known) => String(known) === next) ?? 1)
        }
        options={replaySpeeds.map((value) => ({
          value: String(value),
          label: intl.formatMessage({ id: 'run.replay.times' }, { speed: number(value) }),
        }))}
      />
      <Button variant="quiet" icon={<XIcon />} onClick={onClose}>
        {intl.formatMessage({ id: 'run.replay.close' })}
      </Button>
    </section>
  );
}
